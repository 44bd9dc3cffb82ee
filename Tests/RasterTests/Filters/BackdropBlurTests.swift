import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Panes that blur what lies behind them without a tint.
@Suite struct BackdropBlurTests {
    /// Red on the left, blue on the right, and a pane over the middle.
    private func picture(_ sigma: Double?) throws -> Pixmap {
        var nodes = [
            filled(rectangle(0, 0, 20, 40), RGBA(red: 1, green: 0, blue: 0)),
            filled(rectangle(20, 0, 20, 40), RGBA(red: 0, green: 0, blue: 1)),
        ]
        if let sigma { nodes.append(.backdrop(Backdrop(rectangle(10, 10, 20, 20), effect: .blur(sigma: sigma)))) }
        return try render(nodes, 40, 40)
    }

    @Test func insideThePaneTheColorsRunIntoEachOther() throws {
        let blurred = try picture(4)
        let (left, right) = (channels(blurred[19, 20]), channels(blurred[20, 20]))
        #expect(abs(left.x - right.z) <= 2 && (100...160).contains(left.x) && (95...155).contains(left.z))
        #expect(left.y == 0 && left.w == 255)
        let bare = try picture(nil)
        #expect(blurred[19, 5] == bare[19, 5] && blurred[5, 20] == bare[5, 20])
    }

    @Test func withoutABlurThePaneLeavesWhatLiesBehind() throws {
        #expect(try distance(picture(0), picture(nil)) == 0)
    }

    @Test func aBlurredLayerBlursWhatSuchAPaneLeaves() throws {
        func pane(_ sigma: Double) -> Node {
            .backdrop(Backdrop(rectangle(0, 0, 80, 80), effect: .blur(sigma: sigma)))
        }
        let colors = [
            filled(rectangle(0, 0, 40, 80), RGBA(red: 1, green: 0, blue: 0)),
            filled(rectangle(40, 0, 40, 80), RGBA(red: 0, green: 0, blue: 1)),
        ]
        let around = try render(
            colors + [.layer(.filter(.blur(sigma: 4, opaque: false, bounds: .zero)), [pane(0)])], 80, 80)
        let own = try render(colors + [pane(4)], 80, 80)
        // Away from the frame's edges, where a layer ends, both are the same blur.
        for x in 20..<60 { #expect(abs(channels(around[x, 40]).x - channels(own[x, 40]).x) <= 2) }
        #expect((100...155).contains(channels(around[39, 40]).x))
    }
}
