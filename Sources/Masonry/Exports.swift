@_exported public import Plumb
