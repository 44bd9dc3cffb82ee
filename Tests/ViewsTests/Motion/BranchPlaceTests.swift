import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Several views of one branch, or of one view whose type is erased: what moves in one of them is not what moves in another.
@MainActor
struct BranchPlaceTests {
    private struct Pair: View {
        @State private var isOn = false
        var body: some View {
            ZStack {
                if isOn {
                    Color.red.frame(width: 10, height: 10).transition(.offset(x: 20))
                    Color.blue.frame(width: 10, height: 10).transition(.offset(x: 40))
                }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test("Each of two views of a branch comes from where its own transition says")
    func ownTransitions() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Pair() }
        let fills = try SceneProbe(stage.scene(at: 0.5)).fills
        func x(_ color: SystemColor) throws -> CGFloat {
            try #require(fills.first { $0.paint == .color(color.rgba(.light)) }).rect.minX
        }
        #expect(abs(try x(.red) - 55) < 1e-6)
        #expect(abs(try x(.blue) - 65) < 1e-6)
    }

    private struct Pushed<Page: View>: View {
        @State private var path: [Int] = []
        @ViewBuilder let page: Page
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { _ in page }
            }
            .onAppear { path = [1] }
        }
    }

    /// The lines between a page's rows, from the page's leading edge.
    private func lines(_ page: some View, at time: Double) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 300, height: 500), duration: 3) { Pushed { page } }
        let fills = try SceneProbe(stage.scene(at: time)).fills
        let ground = try #require(fills.first { $0.paint.rgba?.isClose(to: .bytes(242, 242, 247)) == true }).rect
        return fills.filter { $0.paint == .color(SystemColor.separator.rgba(.light)) }
            .map { $0.rect.offsetBy(dx: -ground.minX, dy: 0) }
    }

    @Test("While a page comes, the lines between the rows of its form stand where they are in the end")
    func linesOfForm() throws {
        let form = Form {
            Text("A")
            Text("B")
            Text("C")
        }
        let rest = try lines(form, at: 2)
        #expect(rest.count == 2)
        let during = try lines(form, at: 0.1)
        #expect(during.count == rest.count)
        for (line, end) in zip(during, rest) { #expect(line.isClose(to: end, within: 1e-6)) }
    }

    private struct Growing: View {
        @State private var count = 1
        var body: some View {
            List {
                ForEach(0..<count, id: \.self) { _ in
                    Color.red.frame(height: 1)
                    Color.blue.frame(height: 1)
                }
            }
            .listStyle(.plain)
            .onAppear { withAnimation(.linear(duration: 1)) { count = 2 } }
        }
    }

    @Test("Rows of elements that have two rows each stand below each other while others come")
    func rowsOfElements() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500), duration: 3) { Growing() }
        let fills = try SceneProbe(stage.scene(at: 0.5)).fills
        let lines = fills.filter { $0.paint == .color(SystemColor.separator.rgba(.light)) }.map(\.rect.maxY)
        #expect(lines == [44, 88, 132, 176])
    }
}
