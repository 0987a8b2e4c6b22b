/// What is shown of a link, as by a sheet that shares it. On Apple's platforms it is in LinkPresentation, which exists here, too.
#if MainActor
  @preconcurrency @MainActor
#endif
open class LPLinkMetadata: NSObject {
  /// The address before redirections.
  open var originalURL: URL?
  /// The address.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The provider of a small picture.
  open var iconProvider: NSItemProvider?
  /// The provider of a picture.
  open var imageProvider: NSItemProvider?
  /// The provider of a film.
  open var videoProvider: NSItemProvider?
  /// The address of a film.
  open var remoteVideoURL: URL?
}
