import KinoraViews

/// Symbols on discs all over a turning sphere, the near ones larger and clearer, the far ones veiled by the page's color; a drag turns it by hand, and a tap on a symbol brings
/// it to the middle.
struct IconSphere: View {
    let icons: [String]
    let radius: CGFloat
    let iconSize: CGFloat
    /// Seconds for one turn.
    let period: Double
    /// Degrees that the axis leans towards the viewer.
    let tilt: Double
    /// What veils those that are far.
    let page: Color

    @State private var turned = CGSize.zero
    @State private var dragged = CGSize.zero
    @State private var glide: Glide?

    /// A way that the sphere goes on its own, in points of a drag.
    private struct Glide {
        let way: CGSize
        let start: Date
        /// Seconds.
        let duration: Double

        /// How much of the way is behind at a time: fast first, then slower (cubic).
        func done(_ date: Date) -> CGSize {
            let rest = 1 - min(max(date.timeIntervalSince(start) / duration, 0), 1)
            let share = 1 - rest * rest * rest
            return CGSize(width: way.width * share, height: way.height * share)
        }
    }

    var body: some View {
        GeometryReader { geometry in
            sphere
                .contentShape(Rectangle())
                .onTapGesture { bring(CGPoint(x: $0.x - geometry.size.width / 2, y: $0.y - geometry.size.height / 2)) }
        }
    }

    private var sphere: some View {
        TimelineView(.animation) { timeline in
            ZStack {
                ForEach(Array(points(timeline.date).enumerated()), id: \.offset) { index, point in
                    let nearness = (point.z + 1) / 2
                    tile(index, veil: 0.82 * (1 - nearness))
                        .scaleEffect(0.5 + 0.6 * nearness)
                        .offset(x: radius * point.x, y: radius * point.y)
                        .zIndex(point.z)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .gesture(
            DragGesture()
                .onChanged {
                    settle(at: Date())
                    dragged = $0.translation
                }
                .onEnded { _ in
                    turned = CGSize(width: turned.width + dragged.width, height: turned.height + dragged.height)
                    dragged = .zero
                }
        )
    }

    /// A disc hides what is behind it, however far it is itself: what is veiled is not seen through.
    private func tile(_ index: Int, veil: Double) -> some View {
        Image(systemName: icons[index])
            .font(.system(size: iconSize))
            .foregroundStyle(.white)
            .frame(width: iconSize * 1.9, height: iconSize * 1.9)
            .background(Palette.gradient(index), in: Circle())
            .overlay { Circle().fill(page.opacity(veil)) }
    }

    /// Where the symbols are: evenly spread over the unit sphere (a Fibonacci lattice), turned about the upright axis, then
    /// leant. z points to the viewer.
    private func points(_ date: Date) -> [(x: Double, y: Double, z: Double)] {
        let (yaw, pitch) = angles(date)
        let (sine, cosine) = (Maths.sin(pitch), Maths.cos(pitch))
        return icons.indices.map { index in
            let (y, longitude) = place(index)
            let around = (1 - y * y).squareRoot()
            let angle = longitude + yaw
            let (x, z) = (around * Maths.sin(angle), around * Maths.cos(angle))
            return (x, y * cosine + z * sine, z * cosine - y * sine)
        }
    }

    /// Height (−1…1, down) and longitude in radians, on the sphere at rest.
    private func place(_ index: Int) -> (y: Double, longitude: Double) {
        (1 - 2 * (Double(index) + 0.5) / Double(icons.count), Double.pi * (3 - 5.0.squareRoot()) * Double(index))
    }

    /// How far the sphere is turned about its axis and leant, in radians.
    private func angles(_ date: Date) -> (yaw: Double, pitch: Double) {
        let glided = glide?.done(date) ?? .zero
        let turn = 2 * Double.pi * (date.timeIntervalSinceReferenceDate / period)
        return (
            turn + (turned.width + dragged.width + glided.width) / radius,
            tilt * .pi / 180 - (turned.height + dragged.height + glided.height) / radius
        )
    }

    /// Brings the symbol at a point, measured from the middle, to the middle, the farther the slower. The sphere goes on turning
    /// meanwhile, so the way leads to where the symbol will be.
    private func bring(_ point: CGPoint) {
        let now = Date()
        let hit = points(now).enumerated()
            .filter { $1.z > 0 && abs(radius * $1.x - point.x) < iconSize && abs(radius * $1.y - point.y) < iconSize }
            .max { $0.element.z < $1.element.z }
        guard let hit else { return }
        let (y, longitude) = place(hit.offset)
        let distance = Maths.atan2((1 - hit.element.z * hit.element.z).squareRoot(), hit.element.z)
        let duration = 0.8 + 1.2 * distance / .pi
        let (yaw, pitch) = angles(now)
        var turn = -(longitude + yaw + 2 * .pi * duration / period)
        turn -= 2 * .pi * (turn / (2 * .pi)).rounded()
        let lean = Maths.atan2(-y, (1 - y * y).squareRoot()) - pitch
        settle(at: now)
        glide = Glide(way: CGSize(width: turn * radius, height: -lean * radius), start: now, duration: duration)
    }

    /// Makes what is behind of a glide part of the sphere's position.
    private func settle(at date: Date) {
        let glided = glide?.done(date) ?? .zero
        turned = CGSize(width: turned.width + glided.width, height: turned.height + glided.height)
        glide = nil
    }
}

struct IconSphereEffect: Effect {
    @Parameter("The symbols' names, as in SF Symbols, separated by commas.")
    var icons =
        (IconCloud.icons + [
            "bell.fill", "envelope.fill", "person.fill", "gearshape.fill", "tag.fill", "drop.fill",
            "sparkles",
        ]).joined(separator: ",")
    @Parameter("The sphere's radius.", in: 10...2000, good: 80...240, unit: .points) var radius = 146.0
    @Parameter("A symbol's size.", in: 4...200, good: 18...44, unit: .points) var icon = 28.0
    @Parameter("How long one turn takes.", in: 0.5...600, good: 6...30, unit: .seconds) var turn = 8.0
    @Parameter("How far the axis leans towards the viewer.", in: -90...90, good: 0...35, unit: .degrees) var tilt = 20.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let icons = icons.split(separator: ",").map { String($0.drop { $0 == " " }) }
        return EffectPage(color: page) {
            IconSphere(
                icons: icons, radius: radius, iconSize: icon, period: turn, tilt: tilt, page: page)
        }
    }

    static let entry = CatalogueEntry(
        name: "icon-sphere",
        summary: "Symbols on a turning sphere; a drag turns it by hand, a tap brings a symbol to the middle.",
        size: CGSize(width: 400, height: 400),
        duration: 8,
        loops: true,
        effect: IconSphereEffect())
}
