// Who draws views also writes them.
@_exported public import FormhausViews
