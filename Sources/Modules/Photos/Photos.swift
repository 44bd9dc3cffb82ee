/// The module that sources import for the photo library, which is not there: access is denied.
@_exported import AVFoundation
@_exported import KinoraViews

open class PHPhotoLibrary: NSObject {
    nonisolated(unsafe) private static let only = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { only }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// The library does not change.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// What has changed in the library: nothing.
open class PHChange: NSObject {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    public let objectAfterChanges: ObjectType?
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
    init(_ before: ObjectType, _ after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }
}
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
    }
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [ObjectType] { [] }
    open var changedIndexes: IndexSet? { nil }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
extension PHPhotoLibrary {
    /// Nothing can be added: access is denied.
    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
}
public struct PHPhotosError: Error, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Something in the library. There is none: access is denied.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var modificationDate: Date? { nil }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
open class PHObject: NSObject {
    open var localIdentifier: String { "" }
}
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
}
/// An album. There is none.
open class PHAssetCollection: PHCollection {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case any = 9_223_372_036_854_775_807
}
/// Stands for what a change would make.
open class PHObjectPlaceholder: PHObject {}
/// A change of an album, which is not done.
open class PHAssetCollectionChangeRequest: NSObject {
    public override init() { super.init() }
    public init?(for assetCollection: PHAssetCollection) { return nil }
    public init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open var title = ""
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    // Arrays, and what was found, where Apple's take either.
    open class func deleteAssetCollections(_ assetCollections: NSArray) {}
    open class func deleteAssetCollections<T: AnyObject>(_ assetCollections: PHFetchResult<T>) {}
    open func addAssets(_ assets: NSArray) {}
    open func addAssets<T: AnyObject>(_ assets: PHFetchResult<T>) {}
    open func removeAssets(_ assets: NSArray) {}
    open func removeAssets<T: AnyObject>(_ assets: PHFetchResult<T>) {}
}
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var wantsIncrementalChangeDetails = true
}
/// What was found in the library: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("the photo library is empty, as access is denied")
    }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
/// A change of the library, which is not done.
open class PHAssetChangeRequest: NSObject {
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: NSArray) {}
    open class func deleteAssets<T: AnyObject>(_ assets: PHFetchResult<T>) {}
    public override init() { super.init() }
    public convenience init(for asset: PHAsset) { self.init() }
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto }
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var shouldMoveFile = false
}
open class PHImageManager: NSObject {
    nonisolated(unsafe) private static let only = PHImageManager()
    open class func `default`() -> PHImageManager { only }
    public typealias Handler = (UIImage?, [AnyHashable: Any]?) -> Void
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping Handler
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return 0
    }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?)
    -> Void
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
open class PHVideoRequestOptions: NSObject {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?
}

// MARK: Editing

public typealias PHContentEditingInputRequestID = Int
open class PHContentEditingInputRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
    open var progressHandler: ((Double, UnsafeMutablePointer<Bool>) -> Void)?
}
open class PHAdjustmentData: NSObject {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}
open class PHContentEditingInput: NSObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var audiovisualAsset: AVAsset? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
}
extension PHAsset {
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, [:])
        return 0
    }
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
open class PHCachingImageManager: PHImageManager {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
    /// Kept and not followed: nothing is cached.
    open var allowsCachingHighQualityImages = true
}
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
open class PHImageRequestOptions: NSObject {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var version = PHImageRequestOptionsVersion.current
    open var normalizedCropRect = CGRect.zero
    open var progressHandler: PHAssetImageProgressHandler?
}
