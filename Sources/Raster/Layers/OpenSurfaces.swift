import KinoraBasics
import KinoraPixels

/// The surfaces that are open at one moment: the frame, a layer on it, a layer on that, up to the one that is drawn on.
///
/// Each will be laid on the one before it. So a material in a layer sees what is painted behind the layer so far, and on that what
/// the layer itself has painted.
struct OpenSurfaces {
    private struct Entry {
        let surface: Surface
        /// The pixels that it has where the whole frame is drawn.
        let whole: PixelRect
        /// Whether it is not laid on the one before it as it is, as masks are not: nothing is seen behind it.
        let isGround: Bool
    }

    private var entries: [Entry] = []

    mutating func open(_ surface: Surface, whole: PixelRect, isGround: Bool) {
        entries.append(Entry(surface: surface, whole: whole, isGround: isGround))
    }

    mutating func close() { entries.removeLast() }

    /// The pixels in which anything is to be seen. A layer may be larger, as for a blur that takes in what lies beyond the frame.
    var bounds: PixelRect { entries[ground].whole }

    /// Whether there is anything behind the innermost surface.
    var areLayered: Bool { ground < entries.count - 1 }

    /// What is painted so far within `area`, for a node on the innermost surface. Nobody may change it.
    ///
    /// - Parameter target: the innermost surface.
    func painted(on target: Surface, in area: PixelRect, _ pool: SurfacePool) -> Surface {
        areLayered ? picture(of: area, pool) : target
    }

    /// A picture of what is painted so far within `area`, as far as anything is to be seen there.
    func picture(of area: PixelRect, _ pool: SurfacePool) -> Surface {
        let picture = Surface(bounds: area.intersection(bounds), pool: pool)
        for entry in entries[ground...] { Blend.composite(entry.surface, onto: picture) }
        return picture
    }

    private var ground: Int { entries.lastIndex { $0.isGround } ?? 0 }
}

extension PixelRect {
    /// Those pixels of `area` that lie nearest to the pixels of this rectangle: the common ones, where there are any.
    func nearest(in area: PixelRect) -> PixelRect {
        func nearest(_ range: Range<Int>, _ area: Range<Int>) -> Range<Int> {
            let low = range.lowerBound.clamped(to: area.lowerBound...area.upperBound - 1)
            return low..<max(low + 1, min(range.upperBound, area.upperBound))
        }
        return area.isEmpty ? .empty : PixelRect(nearest(xRange, area.xRange), nearest(yRange, area.yRange))
    }
}

extension Surface {
    /// The pixels of `area`: where this surface has none, the nearest that it has.
    func continued(over area: PixelRect) -> Surface {
        guard area != bounds, !bounds.isEmpty else { return self }
        let result = Surface(bounds: area)
        for y in area.yRange {
            let (source, target) = (row(y.clamped(to: bounds.y...bounds.maxY - 1)), result.row(y))
            for x in area.xRange {
                target[x - area.x] = source[x.clamped(to: bounds.x...bounds.maxX - 1) - bounds.x]
            }
        }
        return result
    }
}
