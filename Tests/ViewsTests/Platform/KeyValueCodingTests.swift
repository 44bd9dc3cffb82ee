import Foundation
import Testing

@testable import KinoraViews

/// Values of objects by their names.
@MainActor
struct KeyValueCodingTests {
    private final class Song: NSObject {
        let title = "Blue"
        let band = Band()
    }
    private final class Band: NSObject { let count = 4 }

    @Test("A stored property is found by its name or path, what a class of the system would hide is not")
    func stored() {
        let song = Song()
        #expect(song.value(forKey: "title") as? String == "Blue")
        #expect(song.value(forKeyPath: "band.count") as? Int == 4)
        #expect(UIView().value(forKey: "filters") == nil)
        UIDatePicker().setValue(UIColor.white, forKeyPath: "textColor")
    }

    @Test("What a class keeps by name itself goes before")
    func own() {
        let layer = CALayer()
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5)
    }
}
