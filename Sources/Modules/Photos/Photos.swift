/// The module that sources import for the photo library, which is not there: access is denied.
@_exported import KinoraViews

open class PHPhotoLibrary: NSObject {
    nonisolated(unsafe) private static let only = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { only }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
open class PHAsset: NSObject {}
