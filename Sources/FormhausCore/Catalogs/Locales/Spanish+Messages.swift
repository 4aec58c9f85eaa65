extension Catalog {
  /// The validation texts in Spanish.
  static let spanishMessages = Catalog([
    "required": "Este campo es obligatorio",
    "minLength": .plural([
      .one: "Debe tener al menos {n} carácter", .other: "Debe tener al menos {n} caracteres",
    ]),
    "minItems": .plural([
      .one: "Debe tener al menos {n} elemento", .other: "Debe tener al menos {n} elementos",
    ]),
    "maxLength": .plural([
      .one: "Debe tener como máximo {n} carácter", .other: "Debe tener como máximo {n} caracteres",
    ]),
    "maxItems": .plural([
      .one: "Debe tener como máximo {n} elemento", .other: "Debe tener como máximo {n} elementos",
    ]),
    "min": "Debe ser {n} o más",
    "max": "Debe ser {n} o menos",
    "pattern": "Formato no válido",
    "patternTooComplex": "Esta respuesta es demasiado compleja para comprobarla.",
    "matchField": "Los campos deben coincidir",
    "invalid": "Valor no válido",
    "email": "Escriba un correo electrónico válido",
    "number": "Escriba un número",
    "boolean": "Debe ser verdadero o falso",
    "option": "Elija una de las opciones disponibles",
    "options": "Debe ser una lista de opciones disponibles",
    "string": "Debe ser texto",
    "date": "Escriba una fecha válida",
    "datetime": "Escriba una fecha y hora válidas",
    "time": "Escriba una hora válida",
    "url": "Escriba una dirección web válida",
    "file": "Debe ser una referencia a un archivo",
    "fileMissing": "Este archivo no existe",
    "fileUnreadable": "No se puede leer este archivo",
    "fileFolder": "Es una carpeta, no un archivo",
    "fileType": "Elija un archivo de estos tipos: {types}",
    "value": "Valor no válido",
    "realDate": "Escriba una fecha que exista",
    "fourDigitYear": "Escriba el año con cuatro cifras",
    "dateMin": "Debe ser el {date} o después",
    "dateMax": "Debe ser el {date} o antes",
    "scale": "Elija un número del {min} al {max}",
    "address": "Escriba una dirección",
    "items": "Debe ser una lista de elementos",
    "addAtLeast": "Añada al menos {n}",
    "atMost": "{n} como máximo",
  ])
}
