/// The system's panel for sharing records: a neutral box with its name. Nobody answers it.
@MainActor @preconcurrency
open class UICloudSharingController: _KinoraPlaceholderController {
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPublic = PermissionOptions(rawValue: 1)
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }
    public typealias PreparationHandler = (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
    ) -> Void

    open weak var delegate: (any UICloudSharingControllerDelegate)?
    public let share: CKShare?
    open var availablePermissions: PermissionOptions = []
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }
    /// The handler is not called, as nobody shares.
    public init(preparationHandler: @escaping PreparationHandler) {
        share = nil
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: AnyObject {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
