import CallKit
import Foundation
import MetricKit
import Testing
import Translation

/// Calls that nobody answers, languages that are not installed, and measurements that nobody makes. The calls of a process are one list, so that
/// these tests are performed one after the other.
@MainActor
@Suite(.serialized) struct CallTests {
    private final class Delegate: CXProviderDelegate, CXCallObserverDelegate {
        var words: [String] = []
        func providerDidReset(_ provider: CXProvider) {}
        func providerDidBegin(_ provider: CXProvider) { words.append("begin") }
        func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
            words.append("start \(action.handle.value)")
            action.fulfill()
        }
        func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
            words.append("end")
            action.fulfill()
        }
        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
            words.append("changed \(call.isOutgoing) \(call.hasConnected) \(call.hasEnded)")
        }
    }

    @Test("A call that is begun and ended reaches the provider of the source, and whoever sees calls")
    func calls() throws {
        let (delegate, id) = (Delegate(), UUID())
        let provider = CXProvider(configuration: CXProviderConfiguration())
        let (controller, observer) = (CXCallController(), CXCallObserver())
        var (errors, counts): ([Bool], [Int]) = ([], [])
        try onStage {
            provider.setDelegate(delegate, queue: nil)
            observer.setDelegate(delegate, queue: nil)
            let start = CXStartCallAction(call: id, handle: CXHandle(type: .phoneNumber, value: "555"))
            controller.request(CXTransaction(action: start)) { errors.append($0 == nil) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                counts.append(observer.calls.count)
                provider.reportOutgoingCall(with: id, connectedAt: nil)
                controller.request(CXTransaction(action: CXEndCallAction(call: id))) { errors.append($0 == nil) }
            }
        }
        #expect(errors == [true, true] && counts == [1] && observer.calls.isEmpty)
        #expect(
            Set(delegate.words) == [
                "begin", "start 555", "changed true false false", "changed true true false", "end",
                "changed true true true",
            ])
        #expect(delegate.words.first == "begin" && delegate.words.last == "changed true true true")
        provider.invalidate()
    }

    @Test("A call that comes in is there until it ends; a second one of its number is refused")
    func incoming() async throws {
        let provider = CXProvider(configuration: CXProviderConfiguration())
        let (observer, id) = (CXCallObserver(), UUID())
        try await provider.reportNewIncomingCall(with: id, update: CXCallUpdate())
        #expect(observer.calls.map(\.uuid) == [id] && observer.calls.first?.isOutgoing == false)
        let error = await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await provider.reportNewIncomingCall(with: id, update: CXCallUpdate())
        }
        #expect(error?.code == .callUUIDAlreadyExists)
        provider.reportCall(with: id, endedAt: nil, reason: .unanswered)
        #expect(observer.calls.isEmpty)
        provider.invalidate()
    }

    @Test("Actions on a call that is not there are refused")
    func unknown() async {
        let provider = CXProvider(configuration: CXProviderConfiguration())
        let error = await #expect(throws: CXErrorCodeRequestTransactionError.self) {
            try await CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID())))
        }
        #expect(error?.code == .unknownCallUUID)
        provider.invalidate()
        let other = await #expect(throws: CXErrorCodeRequestTransactionError.self) {
            try await CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID())))
        }
        #expect(other?.code == .unknownCallProvider)
    }

    @Test("No language is installed: a session fails, and says why")
    func translation() async {
        let session = TranslationSession(
            installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"))
        let error = await #expect(throws: TranslationError.self) { try await session.translate("Hello") }
        #expect(error == .notInstalled)
        let empty = await #expect(throws: TranslationError.self) { try await session.translate(" ") }
        #expect(empty == .nothingToTranslate)
        let status = await LanguageAvailability().status(from: Locale.Language(identifier: "en"), to: nil)
        #expect(status == .unsupported)
        var configuration = TranslationSession.Configuration(source: nil, target: Locale.Language(identifier: "de"))
        let before = configuration
        configuration.invalidate()
        #expect(configuration != before && configuration.target == before.target)
    }

    @Test("Nothing is measured")
    func measurements() {
        #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    }
}
