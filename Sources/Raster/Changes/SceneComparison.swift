import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Finds where the pictures of two scenes may differ: a walk through both, side by side. Nodes that are equal at the same
/// place are drawn to the same pixels; of the others, both places are damaged.
struct SceneComparison {
    private(set) var damage: Damage
    /// Whether there are materials or glass in any of the scenes.
    private let hasBackdrops: Bool

    /// What the walks for all damaged rectangles may cost together before fewer rectangles are the quicker way.
    private static let walkLimit = 2000

    private init(frame: PixelRect, hasBackdrops: Bool) {
        damage = Damage(frame: frame)
        self.hasBackdrops = hasBackdrops
    }

    /// Both scenes must have the same size.
    ///
    /// - Parameter frame: the pixels of the scenes.
    static func damage(from old: FrameScene, to new: FrameScene, frame: PixelRect, _ transform: CGAffineTransform)
        -> Damage
    {
        let hasBackdrops = [old, new].contains { $0.nodes.contains(where: BackdropAreas.hasBackdrop) }
        var comparison = SceneComparison(frame: frame, hasBackdrops: hasBackdrops)
        if old.background != new.background {
            comparison.damage.addAll()
        } else {
            comparison.compare(old.nodes, new.nodes, transform)
        }
        if !comparison.damage.isEmpty {
            comparison.joinWhereWalksAreLong(new.nodes, transform)
            if hasBackdrops, !comparison.damage.isWhole {
                comparison.damage.keepTogether(BackdropAreas.of(new.nodes, transform))
            }
        }
        return comparison.damage
    }

    private mutating func joinWhereWalksAreLong(_ nodes: [Node], _ transform: CGAffineTransform) {
        guard damage.rects.count > 1 else { return }
        let cost = WalkCost.of(nodes, transform, damage: damage.rects, limit: Self.walkLimit)
        damage.join(downTo: Self.walkLimit / max(cost, 1))
    }

    /// Compares what is drawn one after the other; true where anything differs.
    ///
    /// - Parameter mayLookBack: false where nothing in it reads its backdrop.
    @discardableResult
    private mutating func compare(
        _ old: [Node], _ new: [Node], _ transform: CGAffineTransform, mayLookBack: Bool = true
    ) -> Bool {
        guard old.count == new.count else {
            compareLists(old, new, transform)
            return true
        }
        var differs = false
        for (a, b) in zip(old, new) where !damage.isWhole {
            if compare(a, b, transform, mayLookBack) { differs = true }
        }
        return differs
    }

    /// Lists of different lengths: what is equal at their beginnings and ends stays.
    private mutating func compareLists(_ old: [Node], _ new: [Node], _ transform: CGAffineTransform) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var rest = 0
        while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        add(Array(old[start..<old.count - rest]), transform)
        add(Array(new[start..<new.count - rest]), transform)
    }

    private mutating func add(_ nodes: [Node], _ transform: CGAffineTransform) {
        for node in nodes where !damage.isWhole { damage.add(AffectedArea.of(node, transform)) }
    }

    private mutating func compare(
        _ old: Node, _ new: Node, _ transform: CGAffineTransform, _ mayLookBack: Bool
    ) -> Bool {
        switch (old, new) {
        case (.group(let a), .group(let b)): return compare(a, b, transform, mayLookBack: mayLookBack)
        case (.layer(let first, let a), .layer(let second, let b)):
            guard let found = compare(first, a, second, b, transform, mayLookBack) else { break }
            return found
        default: break
        }
        guard old != new else { return false }
        damage.add(AffectedArea.of(old, transform))
        if !damage.isWhole { damage.add(AffectedArea.of(new, transform)) }
        return true
    }

    /// Compares layers whose operation lets differences of the content through; nil where nothing can be said of them in
    /// parts.
    private mutating func compare(
        _ first: LayerOperation, _ old: [Node], _ second: LayerOperation, _ new: [Node], _ transform: CGAffineTransform,
        _ mayLookBack: Bool
    ) -> Bool? {
        var mayLookBack = mayLookBack || !first.letsContentLookBack
        if case .mask(let a, let source) = first, case .mask(let b, source) = second {
            guard ContentTraits.areDrawnAlike(old, new, mayLookBack: &mayLookBack),
                ContentTraits.hasOwnBackdrop(old) == ContentTraits.hasOwnBackdrop(new)
            else { return nil }
            let differs = compare(a, b, transform)
            return compare(old, new, transform, mayLookBack: mayLookBack) || differs
        }
        guard first == second, ContentTraits.areDrawnAlike(old, new, mayLookBack: &mayLookBack) else { return nil }
        switch first {
        case .transform(let inner):
            return compare(old, new, inner.concatenating(transform), mayLookBack: mayLookBack)
        case .clip:
            // What looks at what is behind it, in a layer or not, is clipped piece by piece.
            guard !hasBackdrops || ContentTraits.seesBehind(old) == ContentTraits.seesBehind(new) else { return nil }
            return compare(old, new, transform, mayLookBack: mayLookBack)
        case .overDarkGlass: return compare(old, new, transform, mayLookBack: mayLookBack)
        case .isolate, .opacity, .blend: return compare(old, new, transform)
        case .mask, .projection: return nil
        case .filter(let filter): return compare(old, new, through: filter, transform)
        }
    }

    private mutating func compare(
        _ old: [Node], _ new: [Node], through filter: Filter, _ transform: CGAffineTransform
    ) -> Bool? {
        if old == new { return false }
        guard BlurredFill(filter, content: old, transform: transform) == nil,
            BlurredFill(filter, content: new, transform: transform) == nil,
            let pass = FilterPass(filter, transform: transform), let source = pass.areaThatChanges(damage.frame)
        else { return nil }
        var inner = SceneComparison(frame: source, hasBackdrops: hasBackdrops)
        guard inner.compare(old, new, transform) else { return false }
        for rect in inner.damage.rects {
            if let rect = pass.areaThatChanges(rect) { damage.add(rect) }
        }
        return true
    }
}

extension ContentTraits {
    /// True where both contents take the same way to the target: what does not differ in them is drawn to the same pixels
    /// then. On another way it is rounded differently.
    ///
    /// - Parameter mayLookBack: false where it is known that nothing in them reads its backdrop; becomes false where nothing is found
    ///   that does, so that what is inside of long lists is not looked through once more for each layer around it.
    static func areDrawnAlike(_ old: [Node], _ new: [Node], mayLookBack: inout Bool) -> Bool {
        guard isSingleLeaf(old) == isSingleLeaf(new), isPlainLeaf(old) == isPlainLeaf(new),
            isColorMatrix(old) == isColorMatrix(new)
        else { return false }
        guard mayLookBack else { return true }
        mayLookBack = readsBackdrop(old)
        return mayLookBack == readsBackdrop(new)
    }

    /// Color matrices of layers that lie directly in one another are applied as one.
    private static func isColorMatrix(_ nodes: [Node]) -> Bool {
        guard nodes.count == 1, case .layer(.filter(.colorMatrix), _) = nodes[0] else { return false }
        return true
    }
}

extension LayerOperation {
    /// Whether content of the layer reads its backdrop where the layer does.
    fileprivate var letsContentLookBack: Bool {
        switch self {
        case .transform, .clip, .mask, .overDarkGlass: true
        case .isolate, .opacity, .blend, .filter, .projection: false
        }
    }
}
