// What the views speak in, so that who imports them needs no other module: definitions and labels, the answers as JSON,
// and the error whose text a person reads. Names of other rooms stay out of an app's way.
@_exported public import FormhausCore

@_exported public import protocol FormhausStore.LocalizedError
@_exported public import struct FormhausText.JSONObject
@_exported public import enum FormhausText.JSONParser
@_exported public import enum FormhausText.JSONValue
