import KinoraViews
import Testing
import Vision

/// Requests that look at pictures.
struct VisionTests {
    @Test("A request ends at once, finds nothing, and tells who waits for it")
    func requests() throws {
        var words: [String] = []
        let request = VNRecognizeTextRequest { request, error in
            words.append("\(request.results?.count ?? -1) \(error == nil)")
        }
        #expect(request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([request, VNDetectFaceRectanglesRequest()])
        #expect(words == ["0 true"] && request.results?.isEmpty == true)
    }

    @Test("A box of shares is one of pixels")
    func boxes() {
        let box = VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5), 200, 100)
        #expect(box == CGRect(x: 100, y: 25, width: 50, height: 50))
        #expect(VNImagePointForNormalizedPoint(CGPoint(x: 0.1, y: 1), 200, 100) == CGPoint(x: 20, y: 100))
    }

    @Test("Requests have results of their kind, which may be read as any request's, too")
    func kinds() throws {
        let codes = VNDetectBarcodesRequest()
        try VNImageRequestHandler(data: Data()).perform([codes])
        let payloads = codes.results?.map(\.payloadStringValue)
        #expect(payloads?.isEmpty == true)
        #expect((codes as VNRequest).results as? [VNBarcodeObservation] == [])
        let box = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
        let tracking = VNTrackObjectRequest(detectedObjectObservation: VNDetectedObjectObservation(boundingBox: box))
        #expect(tracking.inputObservation.boundingBox == box)
    }
}
