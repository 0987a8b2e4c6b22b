@_exported public import AutoLayout
