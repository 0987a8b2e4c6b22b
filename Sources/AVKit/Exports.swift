// As Apple's module does.
@_exported public import AVFoundation
@_exported public import UIKit
