import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// What Core Graphics' commands make of pixels.
@MainActor
struct ContextTests {
    init() { DrawnImage.useRasterizer() }

    private let none: UInt32 = 0
    private let red: UInt32 = 0xFF00_00FF
    private let blue: UInt32 = 0xFFFF_0000

    /// The pixels of a picture that is `side` points and pixels wide and high, row by row.
    private func rows(_ side: Int, _ draw: (CGContext) -> Void) -> [[UInt32]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        guard let pixels = picture.cgImage?.picture.pixmap else { return [] }
        return (0..<side).map { y in (0..<side).map { pixels[$0, y] } }
    }
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    private func color(_ red: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(red: red, green: 0, blue: blue, alpha: alpha)
    }

    @Test(
        "Operators that take away do so within the shape that is drawn",
        arguments: [
            (CGBlendMode.clear, UInt32(0)), (.copy, 0x8080_0000), (.sourceIn, 0x8080_0000),
            (.destinationIn, 0x8000_0080),
            (.sourceOut, 0),
        ])
    func operators(_ mode: CGBlendMode, _ inside: UInt32) {
        let all = rows(3) {
            $0.setFillColor(color(1, 0))
            $0.fill(rect(0, 0, 3, 3))
            $0.setBlendMode(mode)
            $0.setFillColor(color(0, 1, 0.5))
            $0.fill(rect(1, 1, 1, 1))
        }
        #expect(all == [[red, red, red], [red, inside, red], [red, red, red]])
    }

    @Test("A rectangle is cleared, and nothing around it; a line in the mode clear is a rubber")
    func clearing() {
        let cleared = rows(2) {
            $0.setFillColor(color(1, 0))
            $0.fill(rect(0, 0, 2, 2))
            $0.clear(rect(0, 0, 1, 1))
        }
        #expect(cleared == [[none, red], [red, red]])
        let rubbed = rows(2) {
            $0.setFillColor(color(1, 0))
            $0.fill(rect(0, 0, 2, 2))
            $0.setBlendMode(.clear)
            $0.move(to: CGPoint(x: 0, y: 0.5))
            $0.addLine(to: CGPoint(x: 2, y: 0.5))
            $0.strokePath()
        }
        #expect(rubbed == [[none, none], [red, red]])
    }

    @Test("A transparency layer is drawn as one")
    func layers() {
        let all = rows(3) {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(color(1, 0))
            $0.fill(rect(0, 0, 2, 1))
            $0.setFillColor(color(0, 1))
            $0.fill(rect(1, 0, 2, 1))
            $0.endTransparencyLayer()
            // The state is that of before again.
            $0.fill(rect(0, 2, 1, 1))
        }
        #expect(all == [[0x8000_0080, 0x8080_0000, 0x8080_0000], [none, none, none], [0x8000_0000, none, none]])
    }

    @Test("A gradient ends where it ends unless it is to go on")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [color(1, 0), color(1, 0)], locations: nil))
        func columns(_ options: CGGradientDrawingOptions) -> [UInt32] {
            rows(4) {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: options)
            }[0]
        }
        #expect(columns([]) == [none, red, red, none])
        #expect(columns(.drawsBeforeStartLocation) == [red, red, red, none])
        #expect(columns(.drawsAfterEndLocation) == [none, red, red, red])
        let disc = rows(5) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 2.5, y: 2.5), startRadius: 0, endCenter: CGPoint(x: 2.5, y: 2.5),
                endRadius: 1.2, options: [])
        }
        #expect(disc[2] == [none, red, red, red, none] && disc[0].allSatisfy { $0 == none })
    }

    @Test(
        "The points of a path are put where the space of then has them, and its line is as wide as the space of now says"
    )
    func pathsKeepTheirPlace() {
        let all = rows(4) {
            $0.setFillColor(color(1, 0))
            $0.saveGState()
            $0.translateBy(x: 1, y: 1)
            $0.scaleBy(x: 2, y: 1)
            $0.addRect(rect(0, 0, 1, 1))
            #expect($0.boundingBoxOfPath == rect(0, 0, 1, 1))
            $0.restoreGState()
            #expect($0.boundingBoxOfPath == rect(1, 1, 2, 1))
            $0.fillPath()
        }
        #expect(all[1] == [none, red, red, none] && all[0] + all[2] + all[3] == Array(repeating: none, count: 12))
    }

    @Test("A picture's alpha is a mask, and the light of one without alpha")
    func masks() throws {
        let half = Pixmap(width: 2, height: 1, pixels: [0, 0xFF00_0000])
        let light = Pixmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF00_0000])
        func row(_ mask: Pixmap) -> [UInt32] {
            rows(2) {
                $0.clip(to: rect(0, 0, 2, 2), mask: CGImage(SceneImage(mask)))
                $0.interpolationQuality = .none
                $0.setFillColor(color(1, 0))
                $0.fill(rect(0, 0, 2, 2))
            }[0]
        }
        #expect(row(half) == [none, red] && row(light) == [red, none])
    }

    @Test("What clips leave has a box, in the space of now")
    func clipBounds() {
        let context = CGContext(size: CGSize(width: 20, height: 10), scale: 1)
        context.clip(to: rect(2, 2, 30, 4))
        context.translateBy(x: 2, y: 0)
        #expect(context.boundingBoxOfClipPath == rect(0, 2, 18, 4))
        context.resetClip()
        #expect(context.boundingBoxOfClipPath == rect(-2, 0, 20, 10))
    }

    @Test("Without smooth edges a pixel is painted wholly or not at all")
    func edges() {
        let all = rows(4) {
            $0.setShouldAntialias(false)
            $0.setFillColor(color(1, 0))
            $0.fill(rect(0.4, 0, 1, 1))
            $0.setStrokeColor(color(0, 1))
            $0.stroke(rect(0.6, 2.6, 2, 1))
        }
        #expect(Set(all.joined()) == [none, red, blue])
    }

    @Test("A pattern is laid on the space in which the context begins")
    func patterns() {
        let tile = Pixmap(width: 2, height: 1, pixels: [red, blue])
        let pattern = UIColor(patternImage: UIImage(cgImage: CGImage(SceneImage(tile))))
        let all = rows(4) {
            pattern.setFill()
            $0.translateBy(x: 1, y: 0)
            $0.fill(rect(0, 0, 3, 1))
        }
        #expect(all[0] == [none, blue, red, blue])
    }

    @Test("A shadow's height grows as y does: downwards in UIKit's contexts, upwards in a bitmap")
    func shadows() throws {
        func cast(_ context: CGContext) {
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: color(0, 1))
            context.setFillColor(color(1, 0))
            context.fill(rect(0, 1, 1, 1))
        }
        #expect(rows(3) { cast($0) }.map { $0[0] } == [none, red, blue])
        let bitmap = try #require(
            CGContext(
                data: nil, width: 1, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        #expect(bitmap.ctm == .identity)
        cast(bitmap)
        let pixels = try #require(bitmap.makeImage()).picture.pixmap
        #expect((0..<3).map { pixels[0, $0] } == [blue, red, none])
    }

    @Test("Components are those of the space that is set")
    func components() throws {
        let all = rows(2) {
            $0.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
            $0.setFillColor([1, 0, 0, 1])
            $0.fill(rect(0, 0, 1, 1))
            $0.setFillColor(gray: 0, alpha: 1)
            $0.fill(rect(1, 0, 1, 1))
        }
        #expect(all[0] == [red, 0xFF00_0000])
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        #expect(color.rgba == .fromDisplayP3(red: 1, green: 0, blue: 0) && wide.name == CGColorSpace.displayP3)
        #expect(
            CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1).rgba
                == RGBA(red: 1, green: 0, blue: 0))
    }
}
