import KinoraStage
import KinoraViews
import KinoraWorld

/// What is under everything on a map: land and sea where much of the world is seen; near by, where the outlines of coasts are too coarse, plain land with
/// a word that says what it is.
struct MapGround: View {
    let projection: MapProjection?
    let size: CGSize
    let style: MapStyle
    @Environment(\.colorScheme) private var scheme

    private var colors: MapColors { MapColors(style, scheme) }

    var body: some View {
        if let projection, let coasts = projection.coasts(in: size) {
            colors.sea
            coasts.land.fill(colors.land, style: FillStyle(eoFill: true))
            coasts.lakes.fill(colors.sea)
        } else {
            colors.land
            Text(verbatim: "Map").font(.footnote).foregroundStyle(colors.words).padding(8)
        }
    }
}

/// Plain colors near those that maps have.
private struct MapColors {
    let land: Color
    let sea: Color
    let words: Color

    init(_ style: MapStyle, _ scheme: ColorScheme) {
        switch (style.isImagery, scheme) {
        case (true, _):
            land = Color(red: 0.28, green: 0.33, blue: 0.24)
            (sea, words) = (Color(red: 0.07, green: 0.14, blue: 0.24), .white)
        case (_, .dark):
            land = Color(red: 0.16, green: 0.18, blue: 0.17)
            (sea, words) = (Color(red: 0.09, green: 0.14, blue: 0.2), .secondary)
        default:
            land = Color(red: 0.91, green: 0.93, blue: 0.9)
            (sea, words) = (Color(red: 0.66, green: 0.83, blue: 0.93), .secondary)
        }
    }
}

extension MapProjection {
    /// Land and lakes, in points; nil where so little is seen that the outlines would be wrong by what one notices.
    func coasts(in size: CGSize) -> (land: Path, lakes: Path)? {
        let seen = region.span
        guard min(seen.latitudeDelta, seen.longitudeDelta) >= MapCoasts.leastSpan else { return nil }
        return (path(MapCoasts.land, size), path(MapCoasts.lakes, size))
    }

    /// The rings, also where the world goes on beyond the date line.
    private func path(_ rings: [MapCoasts.Ring], _ size: CGSize) -> Path {
        let middle = region.center.longitude * .pi / 180
        let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2 / scale
        return Path { path in
            for turn in -1...1 {
                let away = Double(turn) * 2 * .pi
                for ring in rings where ring.east + away > middle - reach && ring.west + away < middle + reach {
                    path.addLines(ring.corners.map { point(x: $0.x + away, y: $0.y) })
                    path.closeSubpath()
                }
            }
        }
    }
}

/// The coasts of the world by Mercator's projection, in radians to the east and to the south.
private enum MapCoasts {
    struct Ring {
        let corners: [CGPoint]
        let west: Double
        let east: Double
        init(_ ring: [EarthOutlines.Corner]) {
            corners = ring.map { CGPoint(x: $0.longitude * .pi / 180, y: MapProjection.y($0.latitude)) }
            (west, east) = (Double(corners.map(\.x).min() ?? 0), Double(corners.map(\.x).max() ?? 0))
        }
    }
    static let land = EarthOutlines.land.map { Ring($0) }
    static let lakes = EarthOutlines.lakes.map { Ring($0) }
    /// Degrees: outlines at 1:110 million have a corner each degree or so.
    static let leastSpan = 4.0
}
