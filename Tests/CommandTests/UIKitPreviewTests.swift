import Foundation
import KinoraFrames
import Testing

/// Previews of UIKit's views and controllers, through the real compiler.
@Suite("Previews of UIKit")
struct UIKitPreviewTests {
    private func previews(_ source: String) throws -> (folder: TemporaryFolder, run: KinoraProcess) {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Views.swift")
        let run = try KinoraProcess(["previews", "Views.swift", "--at", "0", "-o", "out", "-q"], in: folder)
        return (folder, run)
    }

    private func picture(_ folder: TemporaryFolder, _ name: String) throws -> (size: [Int], middle: String) {
        let picture = try PNGDecoder.decode(Array(folder.bytes("out/\(name).png")))
        let pixel = picture[picture.width / 2, picture.height / 2]
        let bytes = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
        return ([picture.width, picture.height], bytes.map { String(format: "%02X", $0) }.joined())
    }

    @Test("A view, a controller and SwiftUI's views are told apart, with statements before what they return")
    func kinds() throws {
        let (folder, run) = try previews(
            """
            import UIKit
            import SwiftUI

            final class Card: UIView {
                override init(frame: CGRect) { super.init(frame: frame); backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
                required init?(coder: NSCoder) { fatalError() }
            }
            #Preview("view", traits: .fixedLayout(width: 40, height: 30)) {
                let view = UIView()
                if view.isHidden { view.alpha = 0 }
                view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                return view
            }
            #Preview("card", traits: .fixedLayout(width: 40, height: 30)) { Card() }
            #Preview("controller", traits: .fixedLayout(width: 40, height: 30)) {
                let controller = UIViewController()
                controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                return controller
            }
            #Preview("swiftui", traits: .fixedLayout(width: 40, height: 30)) {
                let color = Color(red: 1, green: 0, blue: 1)
                color
            }
            #Preview("returned", traits: .fixedLayout(width: 40, height: 30)) {
                let color = Color(red: 1, green: 1, blue: 0)
                return color
            }
            #Preview("fitting", traits: .sizeThatFitsLayout) {
                let label = UILabel()
                label.text = "Words that need some room"
                return label
            }
            """)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try picture(folder, "view") == ([40, 30], "00FF00"))
        #expect(try picture(folder, "card") == ([40, 30], "FF0000"))
        #expect(try picture(folder, "controller") == ([40, 30], "0000FF"))
        #expect(try picture(folder, "swiftui") == ([40, 30], "FF00FF"))
        #expect(try picture(folder, "returned") == ([40, 30], "FFFF00"))
        let fitting = try picture(folder, "fitting").size
        #expect((150...300).contains(fitting[0]) && (15...30).contains(fitting[1]), "\(fitting)")
    }

    @Test("A shape with @Animatable compiles where types are of the main actor by default")
    func mainActorByDefault() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Arcs",
                targets: [.target(name: "Arcs", path: ".", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """, to: "Package.swift")
        try folder.write(
            """
            import SwiftUI
            @Animatable struct Arc: Shape {
                var end: Angle
                func path(in rect: CGRect) -> Path {
                    Path { $0.addArc(center: .zero, radius: rect.width, startAngle: .zero, endAngle: end, clockwise: false) }
                }
            }
            @Animatable struct Dial: View {
                var end: Angle
                var body: some View { Arc(end: end) }
            }
            #Preview("arc", traits: .fixedLayout(width: 20, height: 20)) { Dial(end: .degrees(90)) }
            """, to: "Arc.swift")
        let run = try KinoraProcess(["previews", ".", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
    }
}
