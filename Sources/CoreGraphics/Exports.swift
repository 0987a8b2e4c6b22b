// Colours, paths and transforms are declared beside the views that use them; points and rectangles are Foundation's.
@_exported public import AutoLayout
