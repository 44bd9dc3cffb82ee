// Names of Game Center and of devices nearby, each used once as sources use it.
import GameKit
import MultipeerConnectivity
import SwiftUI

@MainActor final class GameCenter: NSObject, ObservableObject, GKLocalPlayerListener {
    @Published var isSignedIn = false
    @Published var entries: [GKLeaderboard.Entry] = []

    func signIn() {
        GKLocalPlayer.local.authenticateHandler = { [weak self] controller, error in
            if let controller {
                print(controller)
                return
            }
            if let error { print(error.localizedDescription) }
            self?.isSignedIn = GKLocalPlayer.local.isAuthenticated
            GKAccessPoint.shared.location = .topLeading
            GKAccessPoint.shared.isActive = GKLocalPlayer.local.isAuthenticated
        }
        GKLocalPlayer.local.register(self)
    }

    func submit(_ score: Int) async throws {
        try await GKLeaderboard.submitScore(
            score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"]) { error in
            print(error as Any)
        }
        let boards = try await GKLeaderboard.loadLeaderboards(IDs: ["best"])
        if let board = boards.first {
            let (own, all, count) = try await board.loadEntries(
                for: .global, timeScope: .allTime, range: NSRange(location: 1, length: 10))
            print(own?.rank ?? 0, count)
            entries = all
        }
        let achievement = GKAchievement(identifier: "first")
        achievement.percentComplete = 100
        achievement.showsCompletionBanner = true
        try await GKAchievement.report([achievement])
        GKAchievement.loadAchievements { achievements, _ in print(achievements?.count ?? 0) }
    }

    func match() {
        let request = GKMatchRequest()
        request.minPlayers = 2
        request.maxPlayers = 2
        let controller = GKMatchmakerViewController(matchRequest: request)
        controller?.matchmakerDelegate = self
        GKMatchmaker.shared().findMatch(for: request) { match, error in print(match as Any, error as Any) }
    }
}
extension GameCenter: GKMatchmakerViewControllerDelegate {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {}
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error) {}
}

struct GameCenterScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        let controller = GKGameCenterViewController(leaderboardID: "best", playerScope: .global, timeScope: .allTime)
        controller.gameCenterDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, GKGameCenterControllerDelegate {
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            gameCenterViewController.dismiss(animated: true)
        }
    }
}

final class Nearby: NSObject, ObservableObject, @unchecked Sendable {
    @Published var peers: [MCPeerID] = []
    private let me = MCPeerID(displayName: "Phone")
    private let session: MCSession
    private let advertiser: MCNearbyServiceAdvertiser
    private let browser: MCNearbyServiceBrowser

    override init() {
        session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .required)
        advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "sample")
        browser = MCNearbyServiceBrowser(peer: me, serviceType: "sample")
        super.init()
        session.delegate = self
        advertiser.delegate = self
        browser.delegate = self
        advertiser.startAdvertisingPeer()
        browser.startBrowsingForPeers()
    }
    func send(_ text: String) {
        guard !session.connectedPeers.isEmpty else { return }
        do {
            try session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable)
        } catch MCError.notConnected { print("alone") } catch { print(error) }
    }
}
extension Nearby: MCSessionDelegate {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        DispatchQueue.main.async { self.peers = session.connectedPeers }
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID
    ) {}
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress
    ) {}
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?
    ) {}
}
extension Nearby: MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) { invitationHandler(true, session) }
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) { browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10) }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
}
