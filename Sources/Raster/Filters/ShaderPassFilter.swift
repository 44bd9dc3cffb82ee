import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A shader function run over a flattened layer.
///
/// The kind of the registered function decides how it is run. Color functions see the pixels of the view's bounds, and
/// outside them those that are not transparent; distortions and layer functions make the pixels of the bounds grown by
/// `maxSampleOffset`, and read transparency beyond it.
struct ShaderPassFilter {
    let pass: ShaderPass
    let map: DeviceMap

    init(_ pass: ShaderPass, map: DeviceMap) {
        self.pass = pass
        self.map = map
    }

    /// The bounds grown by the reach of the function, in points.
    private var reachableBounds: CGRect {
        pass.bounds.insetBy(dx: -max(0, pass.maxSampleOffset.width), dy: -max(0, pass.maxSampleOffset.height))
    }

    /// The pixels that may be drawn, for content within `bounds`.
    func outputRect(for bounds: PixelRect) -> PixelRect {
        guard pass.kind == .color else { return map.pixels(reachableBounds) }
        let own = map.pixels(pass.bounds)
        guard !bounds.isEmpty else { return own }
        guard !own.isEmpty else { return bounds }
        let (left, top) = (min(own.x, bounds.x), min(own.y, bounds.y))
        return PixelRect(
            x: left, y: top, width: max(own.maxX, bounds.maxX) - left, height: max(own.maxY, bounds.maxY) - top)
    }

    /// The content pixels on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect) -> PixelRect {
        pass.kind == .color ? wanted : map.pixels(reachableBounds)
    }

    /// The pixels of `wanted`, or nil where no function of that name is registered or it is a generator.
    func apply(to source: Surface, wanted: PixelRect) -> Surface? {
        let result = Surface(bounds: wanted)
        let isKnown = draw(source, wanted: wanted) { strip in
            for y in strip.bounds.yRange {
                (result.row(y) + (strip.bounds.x - wanted.x)).update(from: strip.row(y), count: strip.width)
            }
        }
        return isKnown ? result : nil
    }

    /// Passes on those pixels of `wanted` that are not transparent, a few rows at a time, in memory that stays in the
    /// cache; returns false when there is no such function.
    func draw(_ source: Surface, wanted: PixelRect, _ lay: (Surface) -> Void) -> Bool {
        guard let function = boundFunction else { return false }
        let part = wanted.intersection(outputRect(for: source.bounds))
        guard !part.isEmpty else { return true }
        var source = source
        // Only color functions do not depend on what lies beyond the declared reach; and only they leave pixels out.
        let leavesOut =
            switch function {
            case .color, .colorRows: true
            default: false
            }
        if !leavesOut { source = source.cropped(to: map.pixels(reachableBounds)) }
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: part.width * Self.stripRows)
        defer { memory.deallocate() }
        for top in stride(from: part.y, to: part.maxY, by: Self.stripRows) {
            let rows = min(Self.stripRows, part.maxY - top)
            if leavesOut { memory.update(repeating: 0, count: part.width * rows) }
            let strip = Surface(
                bounds: PixelRect(x: part.x, y: top, width: part.width, height: rows), borrowing: memory)
            make(strip, function, source)
            lay(strip)
        }
        return true
    }

    private static let stripRows = 16

    private enum BoundFunction {
        case color(ShaderKernel.Color)
        case colorRows(ShaderKernel.LayerRows)
        case distortion(ShaderKernel.Distortion)
        case distortionRows(ShaderKernel.DistortionRows)
        case layer(ShaderKernel.Layer)
        case layerRows(ShaderKernel.LayerRows)
    }

    private var boundFunction: BoundFunction? {
        switch pass.shader.kernel(for: pass.kind.use) {
        case nil, .generator, .generatorRows: nil
        case .color(let bind): .color(bind(boundArguments))
        case .colorRows(let bind): .colorRows(bind(boundArguments))
        case .distortion(let bind): .distortion(bind(boundArguments))
        case .distortionRows(let bind): .distortionRows(bind(boundArguments))
        case .layer(let bind): .layer(bind(boundArguments))
        case .layerRows(let bind): .layerRows(bind(boundArguments))
        }
    }

    private func make(_ result: Surface, _ function: BoundFunction, _ source: Surface) {
        switch function {
        case .color(let function): color(function, source, result)
        case .colorRows(let function): colorRows(function, source, result)
        case .distortion(let function):
            distort(
                { row in
                    for i in 0..<row.count {
                        let moved = function(SIMD2(row.x[i], row.y[i]))
                        (row.x[i], row.y[i]) = (moved.x, moved.y)
                    }
                }, source, result)
        case .distortionRows(let function): distort(function, source, result)
        case .layer(let function): layer(function, source, result)
        case .layerRows(let function):
            rows(source, result) { $0.run(function, $1, $2, $3) }
        }
    }

    /// The arguments with `boundingRect` resolved.
    private var boundArguments: ShaderArguments {
        ShaderArguments(
            pass.shader.arguments.map {
                $0 == .boundingRect ? .float4(0, 0, Float(pass.bounds.width), Float(pass.bounds.height)) : $0
            })
    }

    private func color(_ function: ShaderKernel.Color, _ source: Surface, _ result: Surface) {
        let part = result.bounds.intersection(outputRect(for: source.bounds))
        guard !part.isEmpty else { return }
        let content = part.intersection(source.bounds)
        let steps = PositionSteps(map, origin: pass.bounds.origin)
        let half = steps.halfPixel
        let (width, height) = (Float(pass.bounds.width), Float(pass.bounds.height))
        for y in part.y..<part.maxY {
            let target = result.row(y) - result.bounds.x
            let pixels = source.row(y) - source.bounds.x
            let inRow = y >= content.y && y < content.maxY
            let walk = steps.row(y)
            for x in part.x..<part.maxX {
                let pixel = inRow && x >= content.x && x < content.maxX ? pixels[x] : 0
                let p = walk.position(x)
                if pixel &>> 24 == 0
                    && (p.x < -half.x || p.y < -half.y || p.x > width + half.x || p.y > height + half.y)
                {
                    continue
                }
                let color = PremultipliedRGBA(PremultipliedPixel(word: pixel))
                target[x] = PremultipliedRGBA(components: function(p, color.components)).pixel.word
            }
        }
    }

    private func colorRows(_ function: (ShaderRow) -> Void, _ source: Surface, _ result: Surface) {
        let part = result.bounds.intersection(outputRect(for: source.bounds))
        guard !part.isEmpty else { return }
        let half = PositionSteps(map, origin: pass.bounds.origin).halfPixel
        let size = SIMD2(Float(pass.bounds.width), Float(pass.bounds.height))
        withExtendedLifetime(source) {
            let row = ShaderRowPass(map, origin: pass.bounds.origin, layer: source)
            defer { row.deallocate() }
            for y in part.yRange {
                row.recolor(function, part.xRange, y, in: (-half, size + half), result.row(y) - result.bounds.x)
            }
        }
    }

    private func distort(_ function: (ShaderRow) -> Void, _ source: Surface, _ result: Surface) {
        rows(source, result) { $0.distort(function, $1, $2, $3) }
    }

    private func rows(
        _ source: Surface, _ result: Surface,
        _ body: (ShaderRowPass, Range<Int>, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        let part = result.bounds.intersection(map.pixels(reachableBounds))
        guard !part.isEmpty else { return }
        withExtendedLifetime(source) {
            let pass = ShaderRowPass(map, origin: pass.bounds.origin, layer: source)
            defer { pass.deallocate() }
            for y in part.yRange { body(pass, part.xRange, y, result.row(y) - result.bounds.x) }
        }
    }

    private func layer(_ function: ShaderKernel.Layer, _ source: Surface, _ result: Surface) {
        let part = result.bounds.intersection(map.pixels(reachableBounds))
        guard !part.isEmpty else { return }
        let steps = PositionSteps(map, origin: pass.bounds.origin)
        let origin = pass.bounds.origin.applying(map.transform)
        let sampler = LayerSampler(
            pixels: source.pixels, width: max(0, source.width), height: max(0, source.height),
            columnX: SIMD2(Float(map.transform.a), Float(map.transform.b)),
            columnY: SIMD2(Float(map.transform.c), Float(map.transform.d)),
            offset: SIMD2(Float(origin.x - Double(source.bounds.x)), Float(origin.y - Double(source.bounds.y))))
        withExtendedLifetime(source) {
            for y in part.y..<part.maxY {
                let target = result.row(y) - result.bounds.x
                let walk = steps.row(y)
                for x in part.x..<part.maxX {
                    target[x] = PremultipliedRGBA(components: function(walk.position(x), sampler)).pixel.word
                }
            }
        }
    }
}

/// Positions of pixel centers in points, relative to the view's origin.
private struct PositionSteps {
    private let map: DeviceMap
    private let origin: CGPoint
    let stepX: SIMD2<Float>

    init(_ map: DeviceMap, origin: CGPoint) {
        self.map = map
        self.origin = origin
        stepX = SIMD2(Float(map.stepX.x), Float(map.stepX.y))
    }

    /// Half a pixel's extent, in points.
    var halfPixel: SIMD2<Float> {
        SIMD2(
            Float((abs(map.stepX.x) + abs(map.stepY.x)) / 2), Float((abs(map.stepX.y) + abs(map.stepY.y)) / 2))
    }

    struct Row {
        let start: SIMD2<Float>
        let step: SIMD2<Float>

        @inline(__always)
        func position(_ x: Int) -> SIMD2<Float> { start + step * Float(Int32(truncatingIfNeeded: x)) }
    }

    func row(_ y: Int) -> Row {
        let p = map.point(x: 0.5, y: Double(y) + 0.5)
        return Row(start: SIMD2(Float(p.x - origin.x), Float(p.y - origin.y)), step: stepX)
    }
}

extension Surface {
    /// The part inside `rect`: the surface itself where nothing lies outside.
    func cropped(to rect: PixelRect) -> Surface {
        let part = bounds.intersection(rect)
        if part == bounds { return self }
        let result = Surface(bounds: part)
        guard !part.isEmpty else { return result }
        for y in part.y..<part.maxY { result.row(y).update(from: row(y) + (part.x - bounds.x), count: part.width) }
        return result
    }
}
