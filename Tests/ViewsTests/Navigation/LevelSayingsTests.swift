import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What views in content that is built as it is placed say to their stack. The stage is 200 by 300 points.
@MainActor
struct LevelSayingsTests {
    private static let blueHex = RGBA(red: 0, green: 0, blue: 1).hex
    private static var blue: Color { Color(red: 0, green: 0, blue: 1) }

    private func blue(
        at time: Double = 0.5, _ view: @escaping @autoclosure @MainActor () -> some View
    ) throws -> CGRect? {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 3) { view() }
        return try SceneProbe(stage.scene(at: time)).fills.last { $0.paint.rgba?.hex == Self.blueHex }?.rect
    }

    @Test("A title in a geometry reader has its bar, and the content is below it")
    func title() throws {
        let large = NavigationStack { GeometryReader { _ in Self.blue.navigationTitle("Title") } }
        #expect(try blue(large) == CGRect(x: 0, y: 96, width: 200, height: 204))
        let inline = NavigationStack {
            GeometryReader { _ in Self.blue.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try blue(inline) == CGRect(x: 0, y: 44, width: 200, height: 256))
    }

    @Test("Items in a geometry reader stand on the bar once")
    func items() throws {
        let stack = NavigationStack {
            GeometryReader { _ in
                Color.white.toolbar { Self.blue.frame(width: 20, height: 20) }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 3) { stack }
        let items = try SceneProbe(stage.scene(at: 0.5)).fills.filter { $0.paint.rgba?.hex == Self.blueHex }
        #expect(items.map(\.rect) == [CGRect(x: 164, y: 12, width: 20, height: 20)])
    }

    private struct Pushing: View {
        var path: [Int] = []
        @State private var pushed: [Int] = []
        @State private var isShown = false
        let change: (inout [Int], inout Bool) -> Void

        var body: some View {
            NavigationStack(path: $pushed) {
                GeometryReader { _ in
                    Color.white
                        .navigationDestination(for: Int.self) { _ in LevelSayingsTests.blue }
                        .navigationDestination(isPresented: $isShown) { LevelSayingsTests.blue }
                }
            }
            .onAppear {
                pushed = path
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { change(&pushed, &isShown) }
            }
        }
    }

    @Test("Pages are made by destinations in a geometry reader")
    func destinations() throws {
        #expect(try blue(at: 2.5, Pushing { path, _ in path = [1] }) != nil)
        #expect(try blue(at: 0.9, Pushing(path: [1]) { _, _ in }) != nil)
        #expect(try blue(at: 2.5, Pushing(path: [1]) { path, _ in path = [] }) == nil)
        #expect(try blue(at: 2.5, Pushing { _, isShown in isShown = true }) != nil)
        #expect(try blue(at: 0.9, Pushing { _, isShown in isShown = true }) == nil)
    }
}
