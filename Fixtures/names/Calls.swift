// Names of calls, translations and measurements, each used once as sources use it.
import CallKit
import MetricKit
import SwiftUI
import Translation

final class Calls: NSObject, CXProviderDelegate, CXCallObserverDelegate {
    private let provider: CXProvider
    private let controller = CXCallController()
    private let observer = CXCallObserver()

    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportsVideo = true
        configuration.maximumCallsPerCallGroup = 1
        configuration.supportedHandleTypes = [.phoneNumber, .generic]
        configuration.iconTemplateImageData = UIImage(systemName: "phone")?.pngData()
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
        observer.setDelegate(self, queue: .main)
    }
    func ring(from name: String) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: name)
        update.hasVideo = false
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in
            if let error = error as? CXErrorCodeIncomingCallError, error.code == .filteredByDoNotDisturb {
                print("quiet")
            }
        }
    }
    func call(_ number: String) {
        let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: number))
        controller.request(CXTransaction(action: start)) { error in print(error as Any) }
    }
    func hangUp(_ id: UUID) async throws {
        try await controller.request(CXTransaction(action: CXEndCallAction(call: id)))
        provider.reportCall(with: id, endedAt: Date(), reason: .remoteEnded)
    }
    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        provider.reportOutgoingCall(with: action.callUUID, startedConnectingAt: nil)
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
        print(call.hasConnected, call.isOutgoing, call.hasEnded, call.isOnHold)
    }
}

struct Translator: View {
    @State private var configuration: TranslationSession.Configuration?
    @State private var text = "Hello"
    @State private var isShown = false
    @State private var translated = ""
    var body: some View {
        VStack {
            Text(translated)
            Button("Translate") {
                if configuration == nil {
                    configuration = .init(source: Locale.Language(identifier: "en"), target: .init(identifier: "de"))
                } else {
                    configuration?.invalidate()
                }
            }
        }
        .translationTask(configuration) { session in
            do {
                let response = try await session.translate(text)
                translated = response.targetText
                let requests = [TranslationSession.Request(sourceText: text, clientIdentifier: "0")]
                for try await response in session.translate(batch: requests) { print(response.clientIdentifier ?? "") }
            } catch TranslationError.notInstalled { translated = "not installed" } catch { print(error) }
        }
        .translationPresentation(isPresented: $isShown, text: text)
        .translationPresentation(isPresented: $isShown, text: text) { text = $0 }
        .task {
            let availability = LanguageAvailability()
            let status = await availability.status(from: Locale.Language(identifier: "en"), to: nil)
            switch status {
            case .installed, .supported: translated = "can be"
            case .unsupported: translated = "cannot be"
            @unknown default: break
            }
            print(await availability.supportedLanguages.map(\.minimalIdentifier))
        }
    }
}

final class Metrics: NSObject, MXMetricManagerSubscriber {
    nonisolated(unsafe) static let shared = Metrics()
    func start() { MXMetricManager.shared.add(self) }
    deinit { MXMetricManager.shared.remove(self) }
    func didReceive(_ payloads: [MXMetricPayload]) {
        for payload in payloads { print(payload.timeStampBegin, payload.jsonRepresentation().count) }
    }
    func didReceive(_ payloads: [MXDiagnosticPayload]) {
        for crash in payloads.flatMap({ $0.crashDiagnostics ?? [] }) { print(crash.terminationReason ?? "") }
    }
}
