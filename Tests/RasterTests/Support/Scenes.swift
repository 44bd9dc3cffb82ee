import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

@testable import KinoraRaster

// Small scenes and their pixels, for tests that draw.

/// Draws nodes on a transparent frame of `width` x `height` points.
func render(
    _ nodes: [Node], _ width: Int, _ height: Int, scale: Double = 1, background: RGBA? = nil
) throws -> Pixmap {
    let scene = FrameScene(size: CGSize(width: width, height: height), background: background, nodes: nodes)
    return try Rasterizer(scale: scale).render(scene)
}

func filled(_ path: Path, _ color: RGBA = .black, rule: FillRule = .nonzero) -> Node {
    .fill(Fill(path, rule: rule, paint: .color(color)))
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(.rect(CGRect(x: x, y: y, width: width, height: height)))
}

func polygon(_ points: [SIMD2<Double>]) -> Path {
    var path = Path()
    for (index, p) in points.enumerated() {
        let p = CGPoint(x: p.x, y: p.y)
        if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.closeSubpath()
    return path
}

/// Red, green, blue and alpha of a pixel, 0...255.
func channels(_ p: UInt32) -> SIMD4<Int> { SIMD4(Int(p & 255), Int(p >> 8 & 255), Int(p >> 16 & 255), Int(p >> 24)) }

func alpha(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Int { channels(pixmap[x, y]).w }

/// The largest difference of any channel.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
    let d = channels(a) &- channels(b)
    return (0..<4).map { abs(d[$0]) }.max()!
}

func distance(_ a: Pixmap, _ b: Pixmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return .max }
    return zip(a.pixels, b.pixels).map { distance($0, $1) }.max() ?? 0
}

/// Premultiplied 0...1 to a rounded pixel.
func pixel(_ c: SIMD4<Double>) -> UInt32 {
    func level(_ v: Double) -> UInt32 { UInt32((min(max(v, 0), 1) * 255).rounded()) }
    return level(c.x) | level(c.y) << 8 | level(c.z) << 16 | level(c.w) << 24
}

func premultiplied(_ c: RGBA) -> SIMD4<Double> {
    SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
}

extension SplitMix {
    /// 0 ..< 1.
    mutating func roll() -> Double { unit() }

    mutating func roll(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + roll() * (range.upperBound - range.lowerBound)
    }
}
