/// Offers this device to others. Nobody answers, and it does not fail either: the delegate is not called.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
        super.init()
    }
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Looks for devices, and finds none: the delegate is not called.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
    }
    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    /// Reaches nobody.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Offers this device with panels of the system. Nobody answers.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
        super.init()
    }
    open func start() {}
    open func stop() {}
}
public protocol MCAdvertiserAssistantDelegate: AnyObject {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

/// The system's list of devices nearby: a neutral box with its name. Nobody chooses: the delegate is not called.
@MainActor @preconcurrency
open class MCBrowserViewController: _KinoraPlaceholderController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let browser: MCNearbyServiceBrowser?
    public let session: MCSession
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(serviceType: String, session: MCSession) {
        self.init(
            browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }
    public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}
extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
