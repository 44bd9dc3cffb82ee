import KinoraStage
import KinoraPixels
import KinoraScene

// Which numbers of a style move: colors (in Oklab, premultiplied), stops, points, radii, angles, shadows. Two styles mix when
// they have the same kind of source and the same counts; otherwise the new one appears at once.

extension KinoraResolvedStyle: Animatable {
    /// What must be equal for two styles to mix.
    private enum Kind: Hashable {
        case color
        case gradient(Int, stops: Int, GradientSpace)
        case mesh(columns: Int, rows: Int, handles: [Bool], GradientSpace)
        case material
        case other
    }

    private struct Signature: Hashable {
        let kind: Kind
        let shadows: [Bool]
    }

    /// The numbers of the style that move: colors in Oklab, places, radii, angles and shadows.
    public var animatableData: _KindVector {
        get {
            var walk = NumberWalk(collecting: [])
            var copy = self
            copy.visit(&walk)
            return _KindVector(signature, NumberVector(numbers: walk.numbers))
        }
        set {
            guard let vector = newValue.value(as: NumberVector.self) else { return }
            var walk = NumberWalk(replacing: vector.numbers)
            visit(&walk)
        }
    }

    private var signature: Signature {
        let kind: Kind =
            switch source {
            case .color: .color
            case .gradient(let gradient):
                .gradient(gradient.geometry.number, stops: gradient.ramp.stops.count, gradient.ramp.space)
            case .mesh(let mesh):
                .mesh(
                    columns: mesh.columns, rows: mesh.rows, handles: mesh.vertices.map { $0.handles != nil }, mesh.space
                )
            case .material: .material
            case .image, .shader: .other
            }
        return Signature(kind: kind, shadows: shadows.map(\.isInner))
    }

    private mutating func visit(_ walk: inout NumberWalk) {
        walk.number(&opacity)
        for index in shadows.indices {
            walk.color(&shadows[index].color)
            walk.number(&shadows[index].radius)
            walk.number(&shadows[index].offset.width)
            walk.number(&shadows[index].offset.height)
        }
        switch source {
        case .color(var rgba):
            walk.color(&rgba)
            if walk.replaces { source = .color(rgba) }
        case .gradient(var gradient):
            gradient.visit(&walk)
            if walk.replaces { source = .gradient(gradient) }
        case .mesh(var mesh):
            mesh.visit(&walk)
            if walk.replaces { source = .mesh(mesh) }
        case .material, .image, .shader: break
        }
    }
}

extension ResolvedGradient.Geometry {
    fileprivate var number: Int {
        switch self {
        case .linear: 0
        case .radial: 1
        case .elliptical: 2
        case .angular: 3
        }
    }
}

extension ResolvedGradient {
    fileprivate mutating func visit(_ walk: inout NumberWalk) {
        for index in ramp.stops.indices {
            walk.color(&ramp.stops[index].color)
            walk.number(&ramp.stops[index].location)
        }
        switch geometry {
        case .linear(var start, var end):
            walk.point(&start)
            walk.point(&end)
            geometry = .linear(start: start, end: end)
        case .radial(var center, var startRadius, var endRadius):
            walk.point(&center)
            walk.number(&startRadius)
            walk.number(&endRadius)
            geometry = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(var center, var startFraction, var endFraction):
            walk.point(&center)
            walk.number(&startFraction)
            walk.number(&endFraction)
            geometry = .elliptical(center: center, startFraction: startFraction, endFraction: endFraction)
        case .angular(var center, var start, var end):
            walk.point(&center)
            walk.number(&start.radians, scale: 128)
            walk.number(&end.radians, scale: 128)
            geometry = .angular(center: center, start: start, end: end)
        }
    }
}

extension ResolvedMesh {
    fileprivate mutating func visit(_ walk: inout NumberWalk) {
        for index in vertices.indices {
            walk.point(&vertices[index].position)
            walk.color(&vertices[index].color)
            guard var handles = vertices[index].handles else { continue }
            walk.point(&handles.leading)
            walk.point(&handles.top)
            walk.point(&handles.trailing)
            walk.point(&handles.bottom)
            vertices[index].handles = handles
        }
        walk.color(&background)
    }
}

/// A walk over the numbers of a value, in one order for reading and writing.
private struct NumberWalk {
    private(set) var numbers: [Double]
    let replaces: Bool
    private var next = 0

    init(collecting numbers: [Double]) {
        self.numbers = numbers
        replaces = false
    }

    /// Missing numbers leave values as they are.
    init(replacing numbers: [Double]) {
        self.numbers = numbers
        replaces = true
    }

    mutating func number(_ value: inout Double, scale: Double = 1) {
        guard replaces else { return numbers.append(value * scale) }
        if next < numbers.count { value = numbers[next] / scale }
        next += 1
    }

    mutating func number(_ value: inout CGFloat, scale: Double = 1) {
        var plain = Double(value)
        number(&plain, scale: scale)
        if replaces { value = CGFloat(plain) }
    }

    /// Unit space counts 128 to the side, as colors do.
    mutating func point(_ point: inout UnitPoint) {
        number(&point.x, scale: 128)
        number(&point.y, scale: 128)
    }

    mutating func point(_ point: inout CGPoint) {
        number(&point.x, scale: 128)
        number(&point.y, scale: 128)
    }

    mutating func color(_ color: inout RGBA) {
        guard replaces else { return numbers += color.animationComponents }
        // A color that does not move keeps its bits, which the way through Oklab would round.
        if next + 4 <= numbers.count, !numbers[next..<next + 4].elementsEqual(color.animationComponents) {
            color.animationComponents = Array(numbers[next..<next + 4])
        }
        next += 4
    }
}
