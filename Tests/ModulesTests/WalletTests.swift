import CoreML
import Foundation
import KinoraPixels
import KinoraScene
import PassKit
import Testing
import WatchConnectivity

@testable import KinoraStage
@testable import KinoraViews

/// Money, watches and models, none of which a stage has.
@MainActor
struct WalletTests {
    /// The color of the largest filled shape that a view draws.
    private func ground(_ view: some View, _ scheme: ColorScheme) throws -> RGBA? {
        let stage = Stage(size: CGSize(width: 200, height: 60), duration: 0, appearance: scheme) { view }
        let fills = try stage.scene(at: 0).nodes.compactMap { node -> Fill? in
            if case .fill(let fill) = node { fill } else { nil }
        }
        let largest = fills.max { $0.path.boundingRect.width < $1.path.boundingRect.width }
        return if case .color(let color)? = largest?.paint { color } else { nil }
    }

    @Test("A button for paying is black, and white in the dark unless its style says otherwise")
    func payButton() throws {
        let button = PayWithApplePayButton(.buy) {}
        let (black, white) = (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1))
        #expect(try ground(button, .light) == black && ground(button, .dark) == white)
        #expect(try ground(button.payWithApplePayButtonStyle(.black), .dark) == black)
        #expect(try ground(button.payWithApplePayButtonStyle(.white), .light) == white)
        #expect(try ground(AddPassToWalletButton {}, .light) == black)
    }

    @Test("A tap on a button for paying performs its action")
    func tap() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let tap = Script([ScriptEvent(at: 0.2, .tap(at: .points(x: 100, y: 30), count: 1))])
        _ = try Stage(size: CGSize(width: 200, height: 60), duration: 1, script: tap) {
            PayWithApplePayButton { log.taps += 1 }
        }.scene(at: 1)
        #expect(log.taps == 1)
    }

    @Test("Nothing is paid, and no card is there to pay with")
    func paying() {
        var answers: [Bool] = []
        PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present { answers.append($0) }
        #expect(answers == [false] && !PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
        #expect(throws: PKPass.Unreadable.self) { try PKPass(data: Data()) }
    }

    @Test("A session becomes active, and messages fail as nothing is reached")
    func watch() throws {
        final class Delegate: NSObject, WCSessionDelegate {
            var states: [WCSessionActivationState] = []
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?
            ) { states.append(activationState) }
        }
        let (session, delegate) = (WCSession(), Delegate())
        session.delegate = delegate
        struct Host: View {
            let session: WCSession
            var body: some View { Color.clear.onAppear { session.activate() } }
        }
        _ = try Stage(size: CGSize(width: 10, height: 10), duration: 1) { Host(session: session) }.scene(at: 0.5)
        #expect(delegate.states == [.activated] && !session.isReachable && !session.isPaired)
        var errors: [WCError?] = []
        session.sendMessage(["a": 1], replyHandler: nil) { errors.append($0 as? WCError) }
        #expect(errors == [WCError(.notReachable)])
        try session.updateApplicationContext(["a": 1])
        #expect(session.applicationContext["a"] as? Int == 1)
    }

    @Test("A model is not read, and says why")
    func model() {
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
    }

    @Test("An array of several dimensions keeps its numbers apart, and refuses sizes that cannot be")
    func array() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        for row in 0..<2 {
            for column in 0..<3 {
                array[[NSNumber(value: row), NSNumber(value: column)]] = NSNumber(value: 10 * row + column)
            }
        }
        #expect((0..<array.count).map { array[$0].intValue } == [0, 1, 2, 10, 11, 12])
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [1_048_576, 1_048_576], dataType: .double) }
        let features = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": "x", "c": 0.5])
        #expect(features.featureValue(for: "a")?.int64Value == 1 && features.featureValue(for: "b")?.stringValue == "x")
        #expect(features.featureValue(for: "c")?.doubleValue == 0.5 && features.featureValue(for: "d") == nil)
    }
}
