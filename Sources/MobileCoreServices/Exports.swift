// As Apple's module does.
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
