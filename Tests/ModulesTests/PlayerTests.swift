import Foundation
import GameKit
import MultipeerConnectivity
import Testing

/// Games without anybody to play with: nobody is signed in, and no device is near.
@MainActor
struct PlayerTests {
    @Test("Whoever holds the device is not signed in, which a handler is told after the current event")
    func signingIn() throws {
        var words: [String] = []
        try onStage {
            GKLocalPlayer.local.authenticateHandler = { controller, error in
                words.append("\(controller == nil) \((error as? GKError)?.code.rawValue ?? 0)")
            }
            words.append("set")
        }
        // 6: not authenticated.
        #expect(words == ["set", "true 6"] && !GKLocalPlayer.local.isAuthenticated)
        #expect(GKLocalPlayer.local === GKLocalPlayer.local)
    }

    @Test("Scores and achievements keep what they are told, and are reported to nobody")
    func scores() async throws {
        let achievement = GKAchievement(identifier: "first")
        achievement.percentComplete = 40
        #expect(!achievement.isCompleted && achievement.identifier == "first")
        achievement.percentComplete = 100
        #expect(achievement.isCompleted)
        await #expect(throws: GKError.self) { try await GKAchievement.report([achievement]) }
        let error = await #expect(throws: GKError.self) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        }
        #expect(error?.code == .notAuthenticated)
        let score = GKScore(leaderboardIdentifier: "best")
        score.value = 7
        #expect(score.value == 7 && score.leaderboardIdentifier == "best")
    }

    @Test("Numbers of errors and states are Apple's")
    func numbers() {
        #expect(GKError.Code.cancelled.rawValue == 2 && GKError.Code.invitationsDisabled.rawValue == 25)
        #expect(GKError.Code.friendListDenied.rawValue == 102 && GKGameCenterViewControllerState.default.rawValue == -1)
        #expect(GKGameCenterViewControllerState.dashboard.rawValue == 4 && MCError.Code.unavailable.rawValue == 6)
    }

    @Test("A session of devices is alone, and sends nothing")
    func peers() throws {
        let session = MCSession(peer: MCPeerID(displayName: "Phone"))
        #expect(session.myPeerID.displayName == "Phone" && session.connectedPeers.isEmpty)
        let other = MCPeerID(displayName: "Phone")
        #expect(other != session.myPeerID)
        let error = #expect(throws: MCError.self) { try session.send(Data([1]), toPeers: [other], with: .reliable) }
        #expect(error?.code == .notConnected)
        var codes: [MCError.Code?] = []
        try onStage {
            session.sendResource(at: URL(fileURLWithPath: "/a"), withName: "a", toPeer: other) {
                codes.append(($0 as? MCError)?.code)
            }
        }
        #expect(codes == [.notConnected])
    }
}
