// What the views speak in, so that who imports them needs no other module: definitions and labels, the answers as JSON,
// hooks, and the errors whose texts a person reads. Names of other rooms stay out of an app's way.
@_exported public import FormhausCore

@_exported public import struct FormhausStore.AddressRefusal
@_exported public import typealias FormhausStore.AsyncFieldValidator
@_exported public import enum FormhausStore.Cue
@_exported public import struct FormhausStore.DraftChange
@_exported public import struct FormhausStore.DraftJournal
@_exported public import enum FormhausStore.DraftRemoval
@_exported public import struct FormhausStore.DraftStore
@_exported public import struct FormhausStore.DraftTrouble
@_exported public import struct FormhausStore.FormHooks
@_exported public import protocol FormhausStore.LocalizedError
@_exported public import typealias FormhausStore.OptionsProvider
@_exported public import struct FormhausStore.SavedDraft
@_exported public import struct FormhausStore.StepChange
@_exported public import struct FormhausText.JSONObject
@_exported public import enum FormhausText.JSONParser
@_exported public import enum FormhausText.JSONValue
@_exported public import struct FormhausText.SourceError
