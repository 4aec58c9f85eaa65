// One import is enough for an app.
@_exported public import FormhausUI

@_exported public import enum Surface.ColourDepth
