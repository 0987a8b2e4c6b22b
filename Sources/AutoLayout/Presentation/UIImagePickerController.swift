public import Foundation

/// A controller with which the user takes or chooses pictures. There is no camera and no library here:
/// no source is available.
open class UIImagePickerController: UINavigationController {
  /// The places from which pictures come.
  nonisolated public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The pictures that were taken.
    case savedPhotosAlbum = 2
  }

  /// The sides of a device with a camera.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The back.
    case rear = 0
    /// The front.
    case front = 1
  }

  /// What a camera takes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When a camera flashes.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// In the dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// The quality of films.
  nonisolated public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
  }

  /// What the camera takes. Stored without an effect here.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the camera flashes. Stored without an effect here.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the controls of the camera are shown. Stored without an effect here.
  open var showsCameraControls = true
  /// The view over the camera's picture. Stored without an effect here.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Stored without an effect here.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The quality of films. Stored without an effect here.
  open var videoQuality = QualityType.typeMedium
  /// The longest film in seconds. Stored without an effect here.
  open var videoMaximumDuration: TimeInterval = 600

  /// The parts of a choice.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture before changes by the user.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture with the changes by the user.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the user cropped the picture.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the picture in the library of photographs. There is none here.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The place from which pictures come. Stored without an effect here.
  open var sourceType = SourceType.photoLibrary
  /// The types of files to choose from. Stored without an effect here.
  open var mediaTypes = ["public.image"]
  /// Whether the user may crop the picture. Stored without an effect here.
  open var allowsEditing = false
  /// The camera that is used. Stored without an effect here.
  open var cameraDevice = CameraDevice.rear

  /// Returns false: there is no source of pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns nil: there is no source of pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Creates a controller without content. The arguments are ignored, since nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without content; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that is notified of the picture that the user chose. All methods have default
/// implementations, and the runtime calls none.
///
/// It inherits from `UINavigationControllerDelegate`, so that the `delegate` of a navigation controller
/// accepts it; in UIKit it does not.
public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
  /// Called after the user chose a picture or a film.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Called after the user cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
