import KinoraGeometry
import KinoraPixels
import KinoraViews

/// Filters that make one pixel of an area.
extension Recipe {
    static let reducing: [String: Recipe] = [
        "CIAreaAverage": area { pixels, area in
            let (light, encoded) = (pixels.sum(in: area), pixels.sum(in: area) { $0.encoded })
            let whole = Float(max(area.width * area.height, .leastNonzeroMagnitude))
            return CIImage(pixel: light / whole, unmanaged: encoded / whole)
        },
        "CIAreaMaximum": area { pixels, area in
            CIImage(pixel: pixels.colors(in: area).reduce(.zero) { pointwiseMax($0, $1) })
        },
        "CIAreaMinimum": area { pixels, area in
            let colors = pixels.colors(in: area)
            return CIImage(pixel: colors.dropFirst().reduce(colors.first ?? .zero) { pointwiseMin($0, $1) })
        },
    ]

    /// - Parameter make: gets the area in pixels from the upper left corner of the picture.
    private static func area(_ make: @escaping (LinearPixels, CGRect) -> CIImage) -> Recipe {
        let usual = CIVector(x: 0, y: 0, z: 640, w: 80)
        return Recipe(defaults: [kCIInputExtentKey: usual]) { filter in
            guard let image = filter.inputImage else { return nil }
            let extent = filter.area
            guard extent.width > 0, extent.height > 0, extent.origin.x.isFinite, extent.origin.y.isFinite else {
                return .empty()
            }
            let place = CGRect(
                x: extent.minX - image.extent.minX, y: image.extent.maxY - extent.maxY, width: extent.width,
                height: extent.height)
            return make(image.pixels, place)
        }
    }
}

public let kCIInputExtentKey = "inputExtent"

extension CIFilter {
    /// The rectangle that a filter looks at, in the space of its input.
    fileprivate(set) var area: CGRect {
        get {
            switch values[kCIInputExtentKey] {
            case let vector as CIVector: vector.cgRectValue
            case let rect as CGRect: rect
            default: .zero
            }
        }
        set { values[kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }
}

extension CIImage {
    /// One pixel at the origin, of premultiplied linear light.
    fileprivate convenience init(pixel: SIMD4<Float>, unmanaged: SIMD4<Float>? = nil) {
        var pixels = LinearPixels(width: 1, height: 1)
        for channel in 0..<4 { pixels.values[channel] = pixel[channel] }
        self.init(pixels, unmanagedColor: unmanaged)
    }
}

extension LinearPixels {
    /// Rows and columns that an area touches, with the share of each that lies in it.
    private static func shares(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> [(index: Int, share: Float)] {
        let first = max(0, Maths.int(start.rounded(.down))), last = min(count, Maths.int(end.rounded(.up)))
        guard first < last else { return [] }
        return (first..<last).map { index in
            (index, Float(min(end, CGFloat(index + 1)) - max(start, CGFloat(index))))
        }
    }

    /// All light in an area; a pixel that lies in it in part counts in part, and what is outside of the picture is none.
    ///
    /// - Parameter value: what a color counts as.
    fileprivate func sum(
        in area: CGRect, of value: (SIMD4<Float>) -> SIMD4<Float> = { $0 }
    ) -> SIMD4<Float> {
        let columns = Self.shares(area.minX, area.maxX, width)
        var sum = SIMD4<Float>.zero
        for (y, part) in Self.shares(area.minY, area.maxY, height) {
            // Row by row, so that small numbers are not lost in a large sum.
            sum += part * columns.reduce(SIMD4<Float>.zero) { $0 + $1.share * value(color($1.index, y)) }
        }
        return sum
    }

    /// The colors of all pixels that an area touches.
    fileprivate func colors(in area: CGRect) -> [SIMD4<Float>] {
        let columns = Self.shares(area.minX, area.maxX, width)
        return Self.shares(area.minY, area.maxY, height).flatMap { row in
            columns.map { color($0.index, row.index) }
        }
    }
}

// MARK: Their names

/// A filter that looks at a rectangle of its input.
public protocol CIAreaReductionFilter: CIFilterProtocol { var extent: CGRect { get set } }
public protocol CIAreaAverage: CIAreaReductionFilter {}
public protocol CIAreaMaximum: CIAreaReductionFilter {}
public protocol CIAreaMinimum: CIAreaReductionFilter {}

extension NamedFilter: CIAreaAverage, CIAreaMaximum, CIAreaMinimum {
    var extent: CGRect {
        get { area }
        set { area = newValue }
    }
}

extension CIFilter {
    /// One pixel with the mean color of `extent`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { NamedFilter(known: "CIAreaAverage") }
    /// One pixel with the largest of each component.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { NamedFilter(known: "CIAreaMaximum") }
    /// One pixel with the smallest of each component.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { NamedFilter(known: "CIAreaMinimum") }
}
