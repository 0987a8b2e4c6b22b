// Files that say `import SnapKit` compile with Plumb in its place.
@_exported public import Plumb
