// As Apple's module does.
@_exported public import class AutoLayout.LPLinkMetadata
@_exported public import Foundation
