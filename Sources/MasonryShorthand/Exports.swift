@_exported public import Masonry
