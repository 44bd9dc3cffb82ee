// Names of URLSession, Dispatch, item providers and text input, each used once as sources use it: that they compile is the test
// (scripts/check-command). Nothing of it is drawn.
import AVFAudio
import Combine
import CommonCrypto
import CoreMedia
import Foundation
import QuickLook
import QuickLookThumbnailing
import SwiftUI
import UniformTypeIdentifiers

final class Loader: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, URLSessionWebSocketDelegate {
    private let lock = DispatchQueue(label: "loader", qos: .userInitiated, attributes: .concurrent)
    private lazy var session = URLSession(
        configuration: .background(withIdentifier: "a"), delegate: self, delegateQueue: .main)
    private var observers: [String: Int] = [:]
    private var timer: DispatchSourceTimer?

    func load(_ url: URL) {
        let task = session.dataTask(with: URLRequest(url: url))
        (task.taskDescription, task.priority) = ("a", URLSessionTask.highPriority)
        lock.async(flags: .barrier) { [weak self] in self?.observers["a"] = task.taskIdentifier }
        let known: Int? = lock.sync { observers["a"] }
        _ = known
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .seconds(1), leeway: .milliseconds(10))
        timer.setEventHandler { [weak self] in self?.timer?.cancel() }
        timer.resume()
        self.timer = timer
        task.resume()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
    }
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust else {
            return completionHandler(.performDefaultHandling, nil)
        }
        completionHandler(.cancelAuthenticationChallenge, nil)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        _ = metrics.transactionMetrics.first?.resourceFetchType == .networkLoad
    }

    func lines(of url: URL) async throws -> [String] {
        var lines: [String] = []
        for try await line in try await URLSession.shared.bytes(from: url).0.lines { lines.append(line) }
        HTTPCookieStorage.shared.cookies?.forEach(HTTPCookieStorage.shared.deleteCookie)
        return lines
    }

    static func sha1(_ data: Data) -> String {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &digest) }
        return digest.map { String(format: "%02x", $0) }.joined()
    }

    func thumbnail(of url: URL) {
        let request = QLThumbnailGenerator.Request(
            fileAt: url, size: CGSize(width: 60, height: 60), scale: 2, representationTypes: .thumbnail)
        QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { picture, _ in _ = picture?.uiImage }
        _ = CMTime(seconds: 1, preferredTimescale: 600)
        _ = AVAudioSession.sharedInstance().category
    }
}

extension CGFloat {
    func wrapped(in range: ClosedRange<CGFloat>) -> CGFloat {
        abs(self).truncatingRemainder(dividingBy: range.upperBound - range.lowerBound)
    }
}

final class KeyboardHeight: ObservableObject {
    let height: Publishers.CompactMap<NotificationCenter.Publisher, CGFloat> =
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        .map { $0.height }
}

extension Array where Element == NSItemProvider {
    func first<T: NSItemProviderReading>(of type: T.Type, _ use: @escaping (T) -> Void) -> Bool {
        guard let provider = first(where: { $0.canLoadObject(ofClass: type) }) else { return false }
        provider.loadObject(ofClass: type) { object, _ in
            if let value = object as? T { DispatchQueue.main.async { use(value) } }
        }
        return true
    }
}

struct DropTarget: View {
    @State private var isTargeted = false
    let title: LocalizedStringResource = "Title"
    var body: some View {
        VStack {
            Text("drop")
                .onDrop(of: ["public.image", "public.text"], isTargeted: $isTargeted) { providers, location in
                    location.x > 0 && providers.first(of: NSURL.self) { _ in }
                }
            Text(UTType.xmlPropertyList.localizedDescription ?? UTType.utf16ExternalPlainText.identifier)
            Button(title) {}
            Label(title, systemImage: "star")
            NavigationLink(title, value: 1)
            Toggle(title, isOn: $isTargeted)
        }
        .navigationTitle(title)
    }
}

struct GrowingText: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextView {
        let view = UITextView(frame: .zero, textContainer: nil)
        view.textContainer.lineFragmentPadding = 0
        view.textContainer.lineBreakMode = .byTruncatingTail
        view.dataDetectorTypes = [.link, .phoneNumber]
        (view.smartQuotesType, view.spellCheckingType, view.textContentType) = (.no, .no, .oneTimeCode)
        view.textStorage.delegate = nil
        view.layoutManager.allowsNonContiguousLayout = false
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
    final class Coordinator: NSObject, UITextViewDelegate {
        let text: Binding<String>
        init(text: Binding<String>) { self.text = text }
        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { false }
    }
}

final class Files: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        NSURL(fileURLWithPath: "/a.pdf")
    }
}
