/// The module that sources import for small pictures of files. None can be made: every request fails.
@_exported import KinoraViews

open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    public static let shared = QLThumbnailGenerator()

    /// What is asked for.
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }
        /// In points.
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var iconMode = false
        open var minimumDimension: CGFloat = 0
        open var contentType: UTType?
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
            super.init()
        }
    }

    public typealias Handler = @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    open func generateBestRepresentation(for request: Request, completion completionHandler: @escaping Handler) {
        completionHandler(nil, QLThumbnailError(.generationFailed))
    }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw QLThumbnailError(.generationFailed)
    }
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )?
    ) { updateHandler?(nil, .icon, QLThumbnailError(.generationFailed)) }
    open func cancel(_ request: Request) {}
}

/// A small picture of a file, which is never made.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    public let type: RepresentationType
    public let uiImage: UIImage
    init(type: RepresentationType, image: UIImage) {
        (self.type, uiImage) = (type, image)
        super.init()
    }
    open var cgImage: CGImage? { uiImage.cgImage }
}

public struct QLThumbnailError: Error, Sendable {
    public enum Code: Int, Sendable {
        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
