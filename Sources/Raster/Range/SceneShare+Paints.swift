import KinoraPixels
import KinoraScene

extension SceneShare {
    /// The share of what a matrix makes of a paint; nil where that has to be computed pixel by pixel.
    mutating func paint(_ paint: Paint, _ matrix: ColorMatrix?) -> Paint? {
        switch paint {
        case .color(let color): return .color(self.color(color, matrix))
        case .linear(var gradient):
            gradient.ramp = ramp(gradient.ramp, matrix)
            return .linear(gradient)
        case .radial(var gradient):
            gradient.ramp = ramp(gradient.ramp, matrix)
            return .radial(gradient)
        case .angular(var gradient):
            gradient.ramp = ramp(gradient.ramp, matrix)
            return .angular(gradient)
        case .mesh(var mesh):
            guard mesh.space == .device || matrix == nil && !mesh.isOutside else { return nil }
            for index in mesh.vertices.indices {
                mesh.vertices[index].color = color(mesh.vertices[index].color, matrix)
            }
            mesh.background = color(mesh.background, matrix)
            return .mesh(mesh)
        case .image, .shader: return nil
        }
    }

    /// Between stops the share of a straight way is straight, too: that all of them add up to it is what counts.
    private mutating func ramp(_ ramp: Ramp, _ matrix: ColorMatrix?) -> Ramp {
        let isChanged = matrix != nil || ramp.isOutside
        var result = ramp.space == .perceptual && isChanged ? straightened(ramp) : ramp
        for index in result.stops.indices { result.stops[index].color = color(result.stops[index].color, matrix) }
        return result
    }

    /// So many straight pieces of the way between two colors in Oklab are nowhere off by half a level of 8 bits.
    private static let pieces = 16

    /// The same colors with straight ways between more stops.
    private func straightened(_ ramp: Ramp) -> Ramp {
        let mixing = MixedColor(space: .perceptual, colors: colors)
        var stops = ramp.stops.prefix(1) + []
        for (start, end) in zip(ramp.stops, ramp.stops.dropFirst()) {
            if end.location > start.location, (end.location - start.location).isFinite {
                let (from, to) = (mixing.from(start.color), mixing.from(end.color))
                for step in 1..<Self.pieces {
                    let part = Double(step) / Double(Self.pieces)
                    let color = mixing.toDevice(from + (to - from) * Float(part)).straight
                    stops.append(
                        .init(color: color, location: start.location + (end.location - start.location) * part))
                }
            }
            stops.append(end)
        }
        return Ramp(stops: Array(stops), spread: ramp.spread)
    }
}

extension PremultipliedRGBA {
    /// Red, green and blue without alpha in them; clear where alpha is 0.
    fileprivate var straight: RGBA {
        let c = SIMD4<Double>(components)
        return c.w > 0 ? RGBA(red: c.x / c.w, green: c.y / c.w, blue: c.z / c.w, alpha: c.w) : .clear
    }
}
