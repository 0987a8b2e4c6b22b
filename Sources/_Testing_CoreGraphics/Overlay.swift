// If a file imports both Testing and CoreGraphics, the compiler imports a cross-import overlay of this name. On Apple's platforms it is part
// of the toolchain; on other platforms this package must provide it. Apple's overlay adds image attachments; this one adds nothing.
@_exported public import CoreGraphics
