// As Apple's module does, whose views are those of UIKit.
@_exported public import UIKit
