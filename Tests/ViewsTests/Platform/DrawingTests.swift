import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pictures that are drawn by views, by UIKit's commands and by Core Graphics'.
@MainActor
struct DrawingTests {
    init() { DrawnImage.useRasterizer() }

    private func rows(_ image: CGImage?) -> [[UInt32]] {
        guard let image else { return [] }
        return (0..<image.height).map { y in (0..<image.width).map { image.picture.pixmap[$0, y] } }
    }
    private let none: UInt32 = 0
    private let red: UInt32 = 0xFF00_00FF
    private let blue: UInt32 = 0xFFFF_0000

    @Test(
        "A transform's parts make it again, and are those that it was made of",
        arguments: [
            CGAffineTransformComponents(
                scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
                translation: CGVector(dx: 4, dy: -5)),
            CGAffineTransformComponents(scale: CGSize(width: 2, height: -3), rotation: -2),
            CGAffineTransformComponents(),
        ])
    func components(_ made: CGAffineTransformComponents) {
        let found = CGAffineTransform(made).decomposed()
        for (a, b) in [
            (found.scale.width, made.scale.width), (found.scale.height, made.scale.height),
            (found.horizontalShear, made.horizontalShear), (found.rotation, made.rotation),
            (found.translation.dx, made.translation.dx), (found.translation.dy, made.translation.dy),
        ] {
            #expect(abs(a - b) < 1e-9)
        }
        // A shear of a square leans its left side: scaled first, then sheared.
        let leaning = CGAffineTransform(
            CGAffineTransformComponents(scale: CGSize(width: 1, height: 2), horizontalShear: 0.5))
        #expect(CGPoint(x: 0, y: 1).applying(leaning) == CGPoint(x: 1, y: 2))
    }

    @Test("A renderer makes a view's pixels, of its own size or of the one that is proposed")
    func imageRenderer() {
        let view = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(width: 1, height: 1)
            Color(red: 0, green: 0, blue: 1).frame(width: 1, height: 1)
        }
        let renderer = ImageRenderer(content: view)
        #expect(rows(renderer.cgImage) == [[red, blue]])
        renderer.scale = 2
        #expect(rows(renderer.cgImage) == [[red, red, blue, blue], [red, red, blue, blue]])
        #expect(renderer.uiImage?.size == CGSize(width: 2, height: 1))
        let wide = ImageRenderer(content: Color(red: 1, green: 0, blue: 0))
        wide.proposedSize = ProposedViewSize(width: 3, height: 2)
        #expect(rows(wide.cgImage) == Array(repeating: [red, red, red], count: 2))
        var size = CGSize.zero
        let bitmap = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: 1)!
        ImageRenderer(content: view).render {
            size = $0; $1(bitmap)
        }
        #expect(size == CGSize(width: 2, height: 1))
        #expect(rows(bitmap.makeImage()) == [[red, blue]])
    }

    @Test("A symbol has pixels, black where it is drawn")
    func symbolPixels() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        let pixels = try #require(symbol.cgImage)
        let all = rows(pixels)
        #expect(all[pixels.height / 2][pixels.width / 2] == 0xFF00_0000 && all[0][0] == none)
        #expect(CGFloat(pixels.width) == symbol.size.width * UIScreen.main.scale)
        #expect(UIImage().cgImage == nil)
    }

    @Test("A text is drawn in as many lines as it needs, or in one where its options do not ask for lines")
    func drawnText() {
        func height(_ options: NSStringDrawingOptions) -> Int {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 100)).image { _ in
                "one two three four five".draw(
                    with: CGRect(x: 0, y: 0, width: 60, height: 100), options: options, attributes: nil, context: nil)
            }
            return rows(picture.cgImage).filter { $0.contains { $0 != none } }.count
        }
        #expect(height(.usesLineFragmentOrigin) > 2 * height([]) && height([]) > 0)
    }

    @Test("UIKit draws with y downwards, Core Graphics' bitmaps with y upwards")
    func directions() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let upper = CGRect(x: 0, y: 0, width: 2, height: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(upper)
        }
        #expect(rows(picture.cgImage) == [[red, red], [none, none]])
        let again = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in
            picture.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(rows(again.cgImage) == rows(picture.cgImage))
        let bitmap = CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: 1)!
        bitmap.saveGState()
        bitmap.translateBy(x: 0, y: 1)
        bitmap.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        bitmap.fill(upper)
        bitmap.restoreGState()
        bitmap.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        bitmap.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        bitmap.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(rows(bitmap.makeImage()) == [[red, red], [blue, none]])
    }
}

extension DrawingTests {
    private final class Dial: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.systemGreen.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)).fill()
        }
    }
    private struct Host: UIViewRepresentable {
        func makeUIView(context: Context) -> Dial { Dial() }
        func updateUIView(_ uiView: Dial, context: Context) {}
    }

    @Test("A view that draws itself is shown as it draws")
    func ownDrawing() throws {
        let stage = Stage(size: CGSize(width: 40, height: 20), duration: 1) { Host() }
        let fill = try #require(
            SceneProbe(stage.scene(at: 0)).fills.first { $0.paint == .color(SystemColor.green.rgba(.light)) })
        #expect(fill.rect == CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
