import Foundation
import KinoraViews
import Testing

@testable import KinoraCommand

/// How large the stage of a preview is.
@MainActor
@Suite struct PreviewSizeTests {
    private func size(_ change: (inout PreviewLook) -> Void, _ view: @escaping @MainActor () -> AnyView) throws
        -> [Double]
    {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n", to: "Size.swift")
        var look = PreviewLook()
        change(&look)
        let preview = UserPreview(
            name: nil, file: try SourceText(folder.path("Size.swift")), line: nil, look: look, makeView: view)
        let size = try preview.entry("size").size
        return [size.width, size.height]
    }

    @Test("A preview that fits is as large as its view is on a phone, in whole points and at least one")
    func fitting() throws {
        func fitted(_ width: Double, _ height: Double) throws -> [Double] {
            try size({ $0.size = .fitting }) { AnyView(Color.red.frame(width: width, height: height)) }
        }
        #expect(try fitted(30, 12) == [30, 12])
        #expect(try fitted(12.1, 30.9) == [13, 31])
        #expect(try fitted(0, 7) == [1, 7])
        #expect(try fitted(7, 0.2) == [7, 1])
        // A row takes the width that there is.
        let row = { @MainActor in
            AnyView(
                HStack {
                    Color.red.frame(width: 9, height: 20)
                    Spacer()
                })
        }
        #expect(try size({ $0.size = .fitting }, row) == [390, 20])
    }

    @Test("Others have the size of a phone, upright or lying, or the one that is given")
    func others() throws {
        let view = { @MainActor in AnyView(Color.red) }
        #expect(try size({ _ in }, view) == [390, 844])
        #expect(try size({ $0.isLandscape = true }, view) == [844, 390])
        #expect(try size({ $0.size = .fixed(CGSize(width: 40, height: 20.5)) }, view) == [40, 20.5])
    }
}
