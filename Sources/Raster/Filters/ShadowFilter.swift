import KinoraBasics
import KinoraPixels
internal import KinoraRasterKernels

/// Shadows of a layer's own alpha: behind it (drop) and inside it (inner).
struct ShadowFilter {
    var color: RGBA
    /// The blur, in pixels.
    var blur: GaussianBlur
    /// The offset, in pixels and fractions of them.
    var offsetX: Double
    var offsetY: Double

    init(color: RGBA, sigmaX: Double, sigmaY: Double, offsetX: Double, offsetY: Double) {
        self.color = color
        blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
        self.offsetX = Self.bounded(offsetX)
        self.offsetY = Self.bounded(offsetY)
    }

    private static func bounded(_ value: Double) -> Double { value.isFinite ? value.clamped(to: -1e6...1e6) : 0 }

    /// The pixels that content within `bounds` and its drop shadow cover.
    func outputRect(for bounds: PixelRect) -> PixelRect {
        guard !bounds.isEmpty else { return .empty }
        let shadow = shadowRect(for: bounds)
        let (left, top) = (min(bounds.x, shadow.x), min(bounds.y, shadow.y))
        return PixelRect(
            x: left, y: top, width: max(bounds.maxX, shadow.maxX) - left, height: max(bounds.maxY, shadow.maxY) - top)
    }

    /// The pixels that the shadow alone covers.
    func shadowRect(for bounds: PixelRect) -> PixelRect {
        let (left, top) = (Int(offsetX.rounded(.down)), Int(offsetY.rounded(.down)))
        let rect = blur.outputRect(for: bounds).moved(x: left, y: top)
        return PixelRect(
            x: rect.x, y: rect.y, width: rect.width + (offsetX == Double(left) ? 0 : 1),
            height: rect.height + (offsetY == Double(top) ? 0 : 1))
    }

    /// The pixels that depend on some content pixels of `rect`.
    func areaThatChanges(_ rect: PixelRect) -> PixelRect {
        let shadow = blur.areaThatChanges(rect).moved(x: Int(offsetX.rounded(.down)), y: Int(offsetY.rounded(.down)))
        return rect.union(shadow.insetBy(dx: -1, dy: -1))
    }

    /// The content pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect {
        guard !wanted.isEmpty else { return .empty }
        let moved = blur.sourceRect(
            for: wanted.moved(x: -Int(offsetX.rounded(.up)), y: -Int(offsetY.rounded(.up))))
        let grown = PixelRect(x: moved.x - 1, y: moved.y - 1, width: moved.width + 2, height: moved.height + 2)
        let (left, top) = (min(grown.x, wanted.x), min(grown.y, wanted.y))
        return PixelRect(
            x: left, y: top, width: max(grown.maxX, wanted.maxX) - left, height: max(grown.maxY, wanted.maxY) - top)
    }

    /// The content over its blurred, tinted, offset alpha; covers `wanted`.
    func drop(_ source: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        drop(source, wanted: wanted) { band in
            for y in band.bounds.yRange { result.row(y).update(from: band.row(y), count: band.width) }
        }
        return result
    }

    /// The same a few rows at a time, in memory that stays in the cache. Behind opaque content no shadow shows: there the content is
    /// copied and nothing is blurred.
    func drop(_ source: Surface, wanted: PixelRect, _ lay: (Surface) -> Void) {
        guard !wanted.isEmpty else { return }
        // Every pixel of a strip is written before it is laid.
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: wanted.width * Self.stripRows)
        defer { memory.deallocate() }
        let height = max(32, 4 * blur.outsetY)
        for top in stride(from: wanted.y, to: wanted.maxY, by: height) {
            let rows = wanted.withY(top..<min(wanted.maxY, top + height))
            let opaque = OpaqueColumns.common(to: rows, of: source)
            let isHidden = opaque.count >= max(64, 4 * blur.outsetX)
            let shaded =
                isHidden
                ? [rows.withX(rows.x..<opaque.lowerBound), rows.withX(opaque.upperBound..<rows.maxX)] : [rows]
            let shadows = shaded.filter { !$0.isEmpty }.map { self.rows(of: source, $0) }
            for top in stride(from: rows.y, to: rows.maxY, by: Self.stripRows) {
                let strip = Surface(
                    bounds: rows.withY(top..<min(rows.maxY, top + Self.stripRows)), borrowing: memory)
                for y in strip.bounds.yRange {
                    for shadow in shadows { shade(shadow, y, strip.row(y) + (shadow.area.x - rows.x)) }
                    guard isHidden else { continue }
                    (strip.row(y) + (opaque.lowerBound - rows.x)).update(
                        from: source.row(y) + (opaque.lowerBound - source.bounds.x), count: opaque.count)
                }
                lay(strip)
            }
        }
    }

    private static let stripRows = 16

    private func shade(_ rows: ShadowRows, _ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        let (red, green, blue, alpha) = premultiplied
        let tint = rk_tint(red: red, green: green, blue: blue, alpha: alpha)
        let (content, shadow, count) = (rows.content(y), rows.blurred(y), rows.area.width)
        if rk_over_shadow(target, content, shadow, count, tint) { return }
        Self.plainOver(content, shadow, count, tint, onto: target)
    }

    private func rows(of source: Surface, _ area: PixelRect) -> ShadowRows {
        ShadowRows(source, area, blur.alphaRows(of: source, wanted: area, shiftX: offsetX, shiftY: offsetY))
    }

    static func plainOver(
        _ content: UnsafePointer<UInt32>, _ shadow: UnsafePointer<Float>, _ count: Int, _ tint: rk_tint,
        onto target: UnsafeMutablePointer<UInt32>
    ) {
        let (r, g, b, a) = (tint.red, tint.green, tint.blue, tint.alpha)
        if r == 0, g == 0, b == 0 {
            // Most shadows are black: they leave the colors as they are.
            for i in 0..<count {
                let p = content[i]
                let alpha = Float(Int32(truncatingIfNeeded: p &>> 24))
                let k = shadow[i] * (1 - alpha * (1 / 255))
                target[i] = p & 0xFF_FFFF | (ByteLevel.nearest(alpha + a * k) &<< 24)
            }
            return
        }
        for i in 0..<count {
            let p = content[i]
            let alpha = Float(Int32(truncatingIfNeeded: p &>> 24))
            let k = shadow[i] * (1 - alpha * (1 / 255))
            target[i] =
                ByteLevel.nearest(Float(Int32(truncatingIfNeeded: p & 255)) + r * k)
                | (ByteLevel.nearest(Float(Int32(truncatingIfNeeded: (p &>> 8) & 255)) + g * k) &<< 8)
                | (ByteLevel.nearest(Float(Int32(truncatingIfNeeded: (p &>> 16) & 255)) + b * k) &<< 16)
                | (ByteLevel.nearest(alpha + a * k) &<< 24)
        }
    }

    /// The content with the blurred, tinted, offset inverse of its alpha on top, inside the content; covers `wanted`.
    func inner(_ source: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        guard !wanted.isEmpty else { return result }
        let rows = rows(of: source, wanted)
        let (r, g, b, a) = premultiplied
        for y in wanted.yRange {
            let (target, content, blurred) = (result.row(y), rows.content(y), rows.blurred(y))
            for i in 0..<wanted.width {
                let p = content[i]
                let alpha = Float(Int32(truncatingIfNeeded: p &>> 24)) * (1 / 255)
                let outside = 1 - blurred[i] * (1 / 255)
                let k: Float = outside > 0 ? outside : 0
                let keep = 1 - a * k
                let add = alpha * k * 255
                target[i] =
                    ByteLevel.nearest(Float(Int32(truncatingIfNeeded: p & 255)) * keep + r * add)
                    | (ByteLevel.nearest(Float(Int32(truncatingIfNeeded: (p &>> 8) & 255)) * keep + g * add) &<< 8)
                    | (ByteLevel.nearest(Float(Int32(truncatingIfNeeded: (p &>> 16) & 255)) * keep + b * add) &<< 16)
                    | (p & 0xFF00_0000)
            }
        }
        return result
    }

    /// The tint, clamped and premultiplied.
    private var premultiplied: (Float, Float, Float, Float) {
        func limited(_ x: Double) -> Float { Float(x.clamped(to: 0...1)) }
        let a = limited(color.alpha)
        return (limited(color.red) * a, limited(color.green) * a, limited(color.blue) * a, a)
    }
}
