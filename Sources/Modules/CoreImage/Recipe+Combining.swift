import KinoraGeometry
import KinoraViews

public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// Filters of two pictures, of which one may be a mask, and of all four channels.
extension Recipe {
    static let combining: [String: Recipe] = [
        "CISourceOverCompositing": pair { $0 + $1 * (1 - $0.w) },
        "CISourceInCompositing": pair { $0 * $1.w },
        "CISourceOutCompositing": pair { $0 * (1 - $1.w) },
        "CISourceAtopCompositing": pair { $0 * $1.w + $1 * (1 - $0.w) },
        "CIMultiplyCompositing": pair { $0 * $1 },
        "CIAdditionCompositing": pair { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
        "CIMultiplyBlendMode": pair { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) },
        "CIScreenBlendMode": pair { $0 + $1 - $0 * $1 },
        "CIBlendWithMask": masked { luma(SIMD3($0.x, $0.y, $0.z)) },
        "CIBlendWithAlphaMask": masked { $0.w },
        "CIBlendWithRedMask": masked { $0.x },
        "CIMaskToAlpha": channels { color, _ in
            let light = luma(SIMD3(color.x, color.y, color.z)) * color.w
            return SIMD4(1, 1, 1, light)
        },
        "CIColorMatrix": channels { color, filter in
            func row(_ key: String, _ standard: SIMD4<Float>) -> Float { (filter.vector(key, standard) * color).sum() }
            let changed = SIMD4(
                row("inputRVector", SIMD4(1, 0, 0, 0)), row("inputGVector", SIMD4(0, 1, 0, 0)),
                row("inputBVector", SIMD4(0, 0, 1, 0)), row("inputAVector", SIMD4(0, 0, 0, 1)))
            return changed + filter.vector("inputBiasVector", .zero)
        },
        "CIColorClamp": channels { color, filter in
            let (low, high) = (filter.vector("inputMinComponents", .zero), filter.vector("inputMaxComponents", .one))
            return pointwiseMax(low, pointwiseMin(color, high))
        },
        "CILanczosScaleTransform": Recipe(defaults: [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { filter in
            let scale = filter.number(kCIInputScaleKey)
            return filter.inputImage?.transformed(
                by: CGAffineTransform(scaleX: scale * filter.number(kCIInputAspectRatioKey), y: scale))
        },
    ]

    /// A picture in front of another one, pixel by pixel of both together. Colors are premultiplied.
    private static func pair(_ mix: @escaping (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>) -> Recipe {
        Recipe(defaults: [:]) { filter in
            guard let front = filter.inputImage else { return nil }
            let back = filter.backgroundImage ?? .empty()
            let whole =
                front.endlessColor != nil
                ? back.extent : back.endlessColor != nil ? front.extent : front.extent.union(back.extent)
            return drawn(in: whole.integral) { mix(front.light($0, $1), back.light($0, $1)) }
        }
    }
    /// A picture where a mask is light, and another one where it is dark.
    private static func masked(_ share: @escaping (SIMD4<Float>) -> Float) -> Recipe {
        Recipe(defaults: [:]) { filter in
            guard let front = filter.inputImage else { return nil }
            let (back, mask) = (filter.backgroundImage ?? .empty(), filter.maskImage ?? .empty())
            let whole =
                front.endlessColor != nil
                ? mask.extent : back.endlessColor != nil ? front.extent : front.extent.union(back.extent)
            return drawn(in: whole.integral) { x, y in
                let part = min(max(share(mask.light(x, y)), 0), 1)
                return front.light(x, y) * part + back.light(x, y) * (1 - part)
            }
        }
    }
    private static func drawn(in rect: CGRect, _ light: (_ x: Int, _ y: Int) -> SIMD4<Float>) -> CIImage {
        guard rect.width >= 1, rect.height >= 1, CIImage.canHold(rect) else { return .empty() }
        var result = LinearPixels(width: Maths.int(rect.width), height: Maths.int(rect.height))
        let (left, top) = (Maths.int(rect.minX), Maths.int(rect.maxY) - 1)
        for y in 0..<result.height { for x in 0..<result.width { result.set(light(left + x, top - y), x, y) } }
        return CIImage(result, at: rect.origin)
    }
    /// Changes the color and the opacity of each pixel. Colors are not premultiplied.
    private static func channels(_ change: @escaping (SIMD4<Float>, CIFilter) -> SIMD4<Float>) -> Recipe {
        picture([:]) { pixels, filter in
            var result = pixels
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    var color = pixels.color(x, y)
                    if color.w > 0 { color = SIMD4(SIMD3(color.x, color.y, color.z) / color.w, color.w) }
                    let changed = change(color, filter).clamped(lowerBound: .zero, upperBound: .one)
                    result.set(SIMD4(SIMD3(changed.x, changed.y, changed.z) * changed.w, changed.w), x, y)
                }
            }
            return result
        }
    }
}

extension CIFilter {
    fileprivate func vector(_ key: String, _ standard: SIMD4<Float>) -> SIMD4<Float> {
        guard let vector = values[key] as? CIVector else { return standard }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }
    public var backgroundImage: CIImage? {
        get { values[kCIInputBackgroundImageKey] as? CIImage }
        set { values[kCIInputBackgroundImageKey] = newValue }
    }
    public var maskImage: CIImage? {
        get { values[kCIInputMaskImageKey] as? CIImage }
        set { values[kCIInputMaskImageKey] = newValue }
    }
}
