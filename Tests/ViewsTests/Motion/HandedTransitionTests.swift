import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A transition that is stated around what comes and goes.
@MainActor
struct HandedTransitionTests {
    /// Blue, which comes in one second.
    private struct Coming<Content: View>: View {
        @State private var isThere = false
        @ViewBuilder let content: (Bool) -> Content
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                content(isThere)
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
        }
    }

    private struct Choice: View {
        let isThere: Bool
        var body: some View { if isThere { Square() } }
    }

    private struct Square: View {
        var body: some View { Color.blue.frame(width: 20, height: 20) }
    }

    /// How far the square is from its place halfway, and how visible it is.
    private func halfway(_ content: @escaping (Bool) -> some View) throws -> [Double] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Coming(content: content) }
        let blue = Paint.color(SystemColor.blue.rgba(.light))
        let square = try #require(try SceneProbe(stage.scene(at: 0.5)).fills.first { $0.paint == blue })
        return [square.rect.minX, square.opacity].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("It is the transition of each view that comes and goes in a group, in rows and in a body")
    func handed() throws {
        #expect(try halfway { isThere in Group { if isThere { Square() } }.transition(.offset(x: 40)) } == [20, 1])
        let rows = try halfway { isThere in
            ForEach(isThere ? [1] : [], id: \.self) { _ in Square() }.transition(.offset(x: 40))
        }
        #expect(rows == [20, 1])
        #expect(try halfway { Choice(isThere: $0).transition(.offset(x: 40)) } == [20, 1])
        #expect(try halfway { Choice(isThere: $0).padding(0).transition(.offset(x: 40)) } == [20, 1])
    }

    @Test("A view's own transition counts before one around it")
    func own() throws {
        let shown = try halfway { isThere in
            Group { if isThere { Square().transition(.offset(x: 80)) } }.transition(.offset(x: 40))
        }
        #expect(shown == [40, 1])
    }

    @Test("It does not reach into a container, whose views fade")
    func containers() throws {
        #expect(try halfway { isThere in VStack { if isThere { Square() } }.transition(.offset(x: 40)) } == [0, 0.5])
        #expect(try halfway { isThere in VStack { Square().id(isThere) }.transition(.offset(x: 40)) }[0] == 0)
        #expect(try halfway { isThere in Square().id(isThere).transition(.offset(x: 40)) }[0] != 0)
    }
}
