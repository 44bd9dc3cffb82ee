import Foundation
import KinoraPixels

/// A filter as data: an object with one key that says which, `{"blur": {"sigma": 8}}`, `{"colorMatrix": [20 numbers]}`.
extension Filter: Codable {
    private enum Key: String, CodingKey {
        case blur, variableBlur, dropShadow, innerShadow, colorMatrix, alphaThreshold, shader
    }

    private enum BlurKey: String, CodingKey { case sigma, opaque, bounds }
    private enum VariableKey: String, CodingKey { case radius, mask }
    private enum ShadowKey: String, CodingKey { case color, sigma, offset }
    private enum ThresholdKey: String, CodingKey { case minimum, maximum, color }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .blur(let sigma, let opaque, let bounds):
            var inner = container.nestedContainer(keyedBy: BlurKey.self, forKey: .blur)
            try inner.encode(sigma, forKey: .sigma)
            try inner.encode(opaque, forKey: .opaque)
            try inner.encode(bounds, forKey: .bounds)
        case .variableBlur(let radius, let mask):
            var inner = container.nestedContainer(keyedBy: VariableKey.self, forKey: .variableBlur)
            try inner.encode(radius, forKey: .radius)
            try inner.encode(mask, forKey: .mask)
        case .dropShadow(let color, let sigma, let offset):
            var inner = container.nestedContainer(keyedBy: ShadowKey.self, forKey: .dropShadow)
            try inner.encode(color, forKey: .color)
            try inner.encode(sigma, forKey: .sigma)
            try inner.encode(offset, forKey: .offset)
        case .innerShadow(let color, let sigma, let offset):
            var inner = container.nestedContainer(keyedBy: ShadowKey.self, forKey: .innerShadow)
            try inner.encode(color, forKey: .color)
            try inner.encode(sigma, forKey: .sigma)
            try inner.encode(offset, forKey: .offset)
        case .colorMatrix(let matrix): try container.encode(matrix, forKey: .colorMatrix)
        case .alphaThreshold(let minimum, let maximum, let color):
            var inner = container.nestedContainer(keyedBy: ThresholdKey.self, forKey: .alphaThreshold)
            try inner.encode(minimum, forKey: .minimum)
            try inner.encode(maximum, forKey: .maximum)
            try inner.encode(color, forKey: .color)
        case .shader(let pass): try container.encode(pass, forKey: .shader)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.corrupted(
                "a filter is one of blur, variableBlur, dropShadow, innerShadow, colorMatrix, alphaThreshold and shader",
                decoder.codingPath)
        }
        func shadow() throws -> (RGBA, Double, CGSize) {
            let inner = try container.nestedContainer(keyedBy: ShadowKey.self, forKey: key)
            return (
                try inner.decode(RGBA.self, forKey: .color), try inner.decode(Double.self, forKey: .sigma),
                try inner.decode(CGSize.self, forKey: .offset)
            )
        }
        switch key {
        case .blur:
            let inner = try container.nestedContainer(keyedBy: BlurKey.self, forKey: key)
            self = .blur(
                sigma: try inner.decode(Double.self, forKey: .sigma),
                opaque: try inner.decode(Bool.self, forKey: .opaque),
                bounds: try inner.decode(CGRect.self, forKey: .bounds))
        case .variableBlur:
            let inner = try container.nestedContainer(keyedBy: VariableKey.self, forKey: key)
            self = .variableBlur(
                radius: try inner.decode(Double.self, forKey: .radius),
                mask: try inner.decode([Node].self, forKey: .mask))
        case .dropShadow:
            let (color, sigma, offset) = try shadow()
            self = .dropShadow(color: color, sigma: sigma, offset: offset)
        case .innerShadow:
            let (color, sigma, offset) = try shadow()
            self = .innerShadow(color: color, sigma: sigma, offset: offset)
        case .colorMatrix: self = .colorMatrix(try container.decode(ColorMatrix.self, forKey: key))
        case .alphaThreshold:
            let inner = try container.nestedContainer(keyedBy: ThresholdKey.self, forKey: key)
            self = .alphaThreshold(
                minimum: try inner.decode(Double.self, forKey: .minimum),
                maximum: try inner.decode(Double.self, forKey: .maximum),
                color: try inner.decode(RGBA.self, forKey: .color))
        case .shader: self = .shader(try container.decode(ShaderPass.self, forKey: key))
        }
    }
}

/// A matrix is its 20 numbers.
extension ColorMatrix: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([Double].self)
        guard values.count == 20 else {
            throw DecodingError.corrupted("a color matrix has 20 numbers, not \(values.count)", decoder.codingPath)
        }
        self.init(values)
    }
}
