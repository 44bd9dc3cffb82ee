import Foundation
import KinoraGeometry
import KinoraScene

/// Decides whether adapting glass is light or dark, by the mean luminance of what lies behind it in the same scene, and which labels
/// are drawn on it.
///
/// The mean is taken of a small picture of all that is painted before, whose size depends on the glass alone. So the same glass is
/// drawn at any scale, whatever part of a frame is drawn anew, and in whatever order frames are.
struct GlassAdaptation {
    /// Glass that has been passed, by the box around it in points.
    private struct Pane {
        let box: CGRect
        let hasTurnedDark: Bool
    }

    private let probe: GlassProbe
    private let scene: FrameScene
    private var panes: [Pane] = []
    private var measured = 0

    /// More panes than a page has; others stay as they are, so that no scene is drawn over and over.
    private static let paneLimit = 64
    /// Pixels of the small picture along the glass's shorter and its longer side.
    private static let (shortSide, longSide) = (16.0, 256.0)

    private init(_ scene: FrameScene, _ probe: GlassProbe) { (self.scene, self.probe) = (scene, probe) }

    /// Whether something in the nodes adapts, or may.
    static func concerns(_ nodes: [Node], levels: Int = DeepStack.levelsOfSmallStacks) -> Bool {
        guard levels > 0 else { return !nodes.isEmpty }
        return nodes.contains { node in
            switch node {
            case .fill, .stroke, .glyphs, .image: false
            case .backdrop(let backdrop): backdrop.adapts
            case .group(let children): concerns(children, levels: levels - 1)
            case .layer(.overDarkGlass, _): true
            case .layer(_, let children): concerns(children, levels: levels - 1)
            }
        }
    }

    /// The scene without anything that adapts. It must not be nested deeper than scenes may be.
    static func adapted(_ scene: FrameScene, _ probe: GlassProbe) throws -> FrameScene {
        let levels = DeepStack.levelsOfSmallStacks
        guard SceneDepth.of(scene.nodes, limit: levels) > levels else { return try run(scene, probe) }
        let work = DeepWork(scene: scene, probe: probe)
        return try DeepStack.run { Result { try run(work.scene, work.probe) } }.get()
    }

    /// What is handed to the one thread that uses it, while this one waits.
    private struct DeepWork: @unchecked Sendable {
        let scene: FrameScene
        let probe: GlassProbe
    }

    private static func run(_ scene: FrameScene, _ probe: GlassProbe) throws -> FrameScene {
        var adaptation = GlassAdaptation(scene, probe)
        let nodes = try adaptation.adapted(scene.nodes, .identity) { $0 }
        return FrameScene(size: scene.size, background: scene.background, nodes: nodes)
    }

    // MARK: Nodes

    /// - Parameters:
    ///   - transform: from the nodes to the scene's points; nil where it is none that keeps parallels.
    ///   - whole: makes the scene's nodes so far of those of this list that have been passed.
    private mutating func adapted(
        _ nodes: [Node], _ transform: CGAffineTransform?, in whole: ([Node]) -> [Node]
    ) throws -> [Node] {
        var done: [Node] = []
        done.reserveCapacity(nodes.count)
        for node in nodes {
            // As it is, what nothing is to be decided in goes on to be shared with the frames before.
            guard BackdropAreas.hasBackdrop(node) || Self.concerns([node]) else {
                done.append(node)
                continue
            }
            switch node {
            case .fill, .stroke, .glyphs, .image: done.append(node)
            case .backdrop(let backdrop):
                done.append(.backdrop(try adapted(backdrop, transform, behind: whole(done))))
            case .group(let children):
                done.append(.group(try adapted(children, transform) { whole(done + [.group($0)]) }))
            case .layer(.overDarkGlass(let instead), let children):
                let isDark = transform.map { isOnDarkGlass(children, $0) } ?? false
                let chosen = isDark ? instead : children
                done.append(.group(try adapted(chosen, transform) { whole(done + [.group($0)]) }))
            case .layer(let operation, let children):
                let inner = Self.transform(in: operation, transform)
                let content = try adapted(children, inner) { whole(done + [.layer(operation, $0)]) }
                done.append(.layer(operation, content))
            }
        }
        return done
    }

    private static func transform(in operation: LayerOperation, _ outer: CGAffineTransform?) -> CGAffineTransform? {
        switch operation {
        case .transform(let own): outer.map { own.concatenating($0) }
        case .projection: nil
        default: outer
        }
    }

    private mutating func adapted(
        _ backdrop: Backdrop, _ transform: CGAffineTransform?, behind nodes: @autoclosure () -> [Node]
    ) throws -> Backdrop {
        guard case .glass(var glass) = backdrop.effect, let transform else { return backdrop.settled }
        let box = backdrop.path.boundingRect
        let isSmall = Double(min(box.width, box.height)) <= GlassRecipe.adaptsUpTo
        let place = box.applying(transform)
        var hasTurnedDark = false
        if backdrop.adapts, !glass.dark, isSmall, measured < Self.paneLimit {
            measured += 1
            hasTurnedDark = try luminance(of: nodes(), in: place).map { $0 < GlassRecipe.darkBelow } ?? false
        }
        panes.append(Pane(box: place, hasTurnedDark: hasTurnedDark))
        glass.dark = glass.dark || hasTurnedDark
        glass.adapts = false
        var settled = backdrop
        settled.effect = .glass(glass)
        return settled
    }

    /// Whether the glass that lies topmost below the middle of a label has turned dark.
    private func isOnDarkGlass(_ label: [Node], _ transform: CGAffineTransform) -> Bool {
        let bounds = ContentBounds.of(label, transform)
        let middle = CGPoint(
            x: Double(bounds.x) + Double(bounds.width) / 2, y: Double(bounds.y) + Double(bounds.height) / 2)
        return panes.last { $0.box.contains(middle) }?.hasTurnedDark ?? false
    }

    // MARK: Luminance

    /// The mean luminance of what the nodes paint in a rectangle, over white where they are transparent; nil where the rectangle is out of
    /// the scene.
    private func luminance(of nodes: [Node], in rect: CGRect) throws -> Double? {
        let seen = rect.intersection(CGRect(origin: .zero, size: scene.size))
        let (width, height) = (Double(seen.width), Double(seen.height))
        guard !seen.isNull, width > 0, height > 0 else { return nil }
        let scale = min(1, Self.shortSide / min(width, height), Self.longSide / max(width, height))
        let size = CGSize(width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
        let place = CGAffineTransform(translationX: -seen.minX, y: -seen.minY)
            .concatenating(CGAffineTransform(scaleX: size.width / seen.width, y: size.height / seen.height))
        let small = FrameScene(size: size, background: scene.background, nodes: [.layer(.transform(place), nodes)])
        return try probe.luminance(of: small, through: measured)
    }
}

extension Backdrop {
    /// Whether it is glass that adapts.
    fileprivate var adapts: Bool {
        if case .glass(let glass) = effect { return glass.adapts }
        return false
    }

    /// The same in the appearance that it has.
    fileprivate var settled: Backdrop {
        guard case .glass(var glass) = effect else { return self }
        glass.adapts = false
        var settled = self
        settled.effect = .glass(glass)
        return settled
    }
}
