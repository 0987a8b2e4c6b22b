// Layers are declared beside the views that they belong to.
@_exported public import AutoLayout
