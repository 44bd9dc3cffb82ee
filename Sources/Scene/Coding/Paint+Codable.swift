import Foundation
import KinoraPixels

/// A paint as data: an object with one key that says which, `{"color": {…}}`, `{"linear": {…}}`, and so on.
extension Paint: Codable {
    private enum Key: String, CodingKey { case color, linear, radial, angular, mesh, image, shader }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .color(let color): try container.encode(color, forKey: .color)
        case .linear(let paint): try container.encode(paint, forKey: .linear)
        case .radial(let paint): try container.encode(paint, forKey: .radial)
        case .angular(let paint): try container.encode(paint, forKey: .angular)
        case .mesh(let paint): try container.encode(paint, forKey: .mesh)
        case .image(let paint): try container.encode(paint, forKey: .image)
        case .shader(let paint): try container.encode(paint, forKey: .shader)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.corrupted(
                "a paint is one of color, linear, radial, angular, mesh, image and shader", decoder.codingPath)
        }
        switch key {
        case .color: self = .color(try container.decode(RGBA.self, forKey: key))
        case .linear:
            let paint = try container.decode(LinearPaint.self, forKey: key)
            try paint.ramp.check(at: container.codingPath + [key])
            self = .linear(paint)
        case .radial:
            let paint = try container.decode(RadialPaint.self, forKey: key)
            try paint.ramp.check(at: container.codingPath + [key])
            self = .radial(paint)
        case .angular:
            let paint = try container.decode(AngularPaint.self, forKey: key)
            try paint.ramp.check(at: container.codingPath + [key])
            self = .angular(paint)
        case .mesh:
            let paint = try container.decode(MeshPaint.self, forKey: key)
            if let problem = paint.problem { throw DecodingError.corrupted(problem, container.codingPath + [key]) }
            try SceneCoding.withReading {
                try $0.spend(paint.vertices.count, .values, at: container.codingPath + [key])
            }
            self = .mesh(paint)
        case .image: self = .image(try container.decode(ImagePaint.self, forKey: key))
        case .shader: self = .shader(try container.decode(ShaderPaint.self, forKey: key))
        }
    }
}

/// A ramp as data; a spread that is not given is `pad`.
extension Ramp: Codable {
    private enum Key: String, CodingKey { case stops, space, spread }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(stops, forKey: .stops)
        try container.encode(space, forKey: .space)
        if spread != .pad { try container.encode(spread, forKey: .spread) }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            stops: try container.decode([Stop].self, forKey: .stops),
            space: try container.decode(GradientSpace.self, forKey: .space),
            spread: try container.decodeIfPresent(GradientSpread.self, forKey: .spread) ?? .pad)
    }
}

extension Ramp {
    /// What is wrong with the stops; nil where nothing is.
    var problem: String? {
        if stops.isEmpty { return "a gradient has no stops" }
        if stops.contains(where: { $0.location.isNaN }) { return "a gradient's location is not a number" }
        let sorted = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
        return sorted ? nil : "a gradient's locations are not in ascending order"
    }

    fileprivate func check(at path: [any CodingKey]) throws {
        if let problem { throw DecodingError.corrupted(problem, path) }
        try SceneCoding.withReading { try $0.spend(stops.count, .values, at: path) }
    }
}

extension MeshPaint {
    /// What is wrong with the grid; nil where nothing is.
    var problem: String? {
        guard columns >= 2, rows >= 2 else { return "a mesh has at least 2 columns and 2 rows" }
        let (patches, overflow) = (columns - 1).multipliedReportingOverflow(by: rows - 1)
        guard !overflow, patches < SceneLimits.meshPatches else {
            return "a mesh has fewer than \(SceneLimits.meshPatches) patches"
        }
        return vertices.count == columns * rows
            ? nil : "a mesh of \(columns) by \(rows) has \(columns * rows) vertices, not \(vertices.count)"
    }
}

extension ImagePaint: Codable {
    private enum Key: String, CodingKey { case image, rect, tiled }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(ImageReference(image), forKey: .image)
        try container.encode(rect, forKey: .rect)
        try container.encode(tiled, forKey: .tiled)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            try container.decode(ImageReference.self, forKey: .image).image,
            rect: try container.decode(CGRect.self, forKey: .rect),
            tiled: try container.decode(Bool.self, forKey: .tiled))
    }
}
