import FormhausText

/// Routes that skip steps, and a step that can be left out.
let crossroads: JSONValue = [
  "id": "crossroads", "title": "Crossroads", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "who", "title": "Who",
      "routes": [["to": "end", "show": [["field": "kind", "eq": "firm"]]]],
      "fields": [
        ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
        ["key": "kind", "type": "text", "label": "Kind"],
      ],
    ],
    [
      "id": "extra", "title": "Extra", "skip": ["label": "Skip"],
      "fields": [
        ["key": "extra", "type": "text", "label": "Extra", "validation": ["required": true]],
        ["key": "firmName", "type": "text", "label": "Firm", "show": [["field": "extra", "eq": "x"]]],
      ],
    ],
    [
      "id": "end", "title": "End", "skip": ["label": "Skip"],
      "fields": [
        ["key": "amount", "type": "number", "label": "Amount", "validation": ["min": 5]],
        ["key": "wish", "type": "text", "label": "Wish", "defaultValue": "none"],
      ],
    ],
  ],
]

/// A field with a check that an answer nobody looks at hides, options that follow from answers, and both in items.
let services: JSONValue = [
  "id": "services", "title": "Services", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "one", "title": "One",
      "fields": [
        ["key": "plain", "type": "text", "label": "Plain"],
        [
          "key": "code", "type": "text", "label": "Code", "validation": ["validator": "coupon"],
          "show": [["field": "plain", "neq": "x"]],
        ],
        ["key": "amount", "type": "number", "label": "Amount", "validation": ["min": 5]],
        ["key": "country", "type": "text", "label": "Country"],
        [
          "key": "region", "type": "select", "label": "Region", "optionsFrom": "regions",
          "optionsDependsOn": ["country"], "options": [["value": "w", "label": "Written"]],
        ],
      ],
    ],
    [
      "id": "two", "title": "Two", "skip": ["label": "Skip"],
      "fields": [
        [
          "type": "group", "key": "people", "label": "People",
          "fields": [
            ["key": "land", "type": "text", "label": "Land"],
            [
              "key": "town", "type": "select", "label": "Town", "optionsFrom": "towns",
              "optionsDependsOn": ["land", "country"], "options": [["value": "w", "label": "Written"]],
            ],
            ["key": "tag", "type": "text", "label": "Tag", "validation": ["validator": "coupon"]],
          ],
        ]
      ],
    ],
  ],
]
