import CoreNFC
import KinoraViews
import Testing

/// A device without a reader.
struct CoreNFCTests {
    private final class Delegate: NSObject, NFCNDEFReaderSessionDelegate {
        var error: (any Error)?
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
            self.error = error
        }
        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    }

    @Test("A session that begins ends with the error that there is no reader")
    func session() {
        let delegate = Delegate()
        let session = NFCNDEFReaderSession(delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
        #expect(!NFCNDEFReaderSession.readingAvailable && delegate.error == nil)
        session.begin()
        #expect((delegate.error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
    }
}
