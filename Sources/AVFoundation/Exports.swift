// As Apple's module does.
@_exported public import CoreMedia
@_exported public import QuartzCore
