import Foundation
import KinoraScene
import KinoraStage
import KinoraViews
import Testing
import TipKit

private struct PlainTip: Tip {
    var title: Text { Text("Pour") }
    var message: Text? { Text("Into the cup") }
    var image: Image? { Image(systemName: "star") }
}

private struct RuledTip: Tip {
    static let poured = Event(id: "poured")
    var title: Text { Text("Again") }
    var rules: [Rule] {
        #Rule(Self.poured) { $0.donations.count > 0 }
    }
}

/// Tips, which are shown while they are due.
@MainActor
@Suite(.serialized) struct TipTests {
    /// How many texts and symbols are drawn of a view after a second.
    private func count(_ view: some View, begin: @escaping @MainActor () -> Void = {}) throws -> Int {
        let stage = Stage(size: CGSize(width: 300, height: 300), duration: 2) { view.onAppear { begin() } }
        return try TipTests.glyphRuns(stage.scene(at: 1).nodes)
    }

    private static func glyphRuns(_ nodes: [Node]) -> Int {
        nodes.reduce(0) { sum, node in
            switch node {
            case .glyphs: sum + 1
            case .group(let children), .layer(_, let children): sum + glyphRuns(children)
            case .fill, .stroke, .image, .backdrop: sum
            }
        }
    }

    private struct Page<Content: Tip>: View {
        let tip: Content
        var body: some View {
            VStack {
                Color.clear.frame(height: 10)
                TipView(tip)
            }
        }
    }

    @Test("A tip without rules is shown once tips are configured, until it is closed")
    func plain() throws {
        #expect(try count(Page(tip: PlainTip())) == 0)
        #expect(try count(Page(tip: PlainTip())) { try? Tips.configure() } > 0)
        let closed = try count(Page(tip: PlainTip())) {
            try? Tips.configure()
            PlainTip().invalidate(reason: .actionPerformed)
        }
        #expect(closed == 0)
    }

    @Test("A tip waits for what its rules ask, unless all are shown for testing")
    func rules() throws {
        #expect(try count(Page(tip: RuledTip())) { try? Tips.configure() } == 0)
        #expect(try count(Page(tip: RuledTip())) { Tips.showAllTipsForTesting() } > 0)
        let met = try count(Page(tip: RuledTip())) {
            try? Tips.configure()
            RuledTip.poured.sendDonation()
        }
        #expect(met > 0)
    }

    @Test("A tip tells how it stands")
    func status() throws {
        var told: [Tips.Status] = []
        try onStage {
            told.append(PlainTip().status)
            try? Tips.configure()
            told.append(PlainTip().status)
            PlainTip().invalidate(reason: .tipClosed)
            told.append(PlainTip().status)
        }
        #expect(told == [.pending, .available, .invalidated(.tipClosed)])
    }
}
