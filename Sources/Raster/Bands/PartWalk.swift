import KinoraPixels
import KinoraScene

/// One walk through a scene that draws one of a frame's parts, or makes what the backdrops of that part show.
final class PartWalk {
    enum Work {
        case drawing
        case looking
    }

    let work: Work
    /// What lies below the part's layers that look at it: a copy, as the threads change the frame.
    let ground: Surface
    private let frame: Surface
    private let parts: FrameParts
    private let part: Int
    private let views: BackdropViews
    /// How many of the frame's own backdrops the walk has come by.
    private var passed = 0
    /// Whether a layer is being drawn that counts as one of them.
    private var isInLayer = false

    init(
        _ work: Work, part: Int, of parts: FrameParts, on frame: Surface, over ground: Surface, _ views: BackdropViews
    ) {
        self.work = work
        self.ground = ground
        self.part = part
        self.parts = parts
        self.frame = frame
        self.views = views
    }

    /// Whether the background is to be drawn.
    var beginsFrame: Bool { part == 0 }

    /// Layers are drawn as a whole: what is drawn on a surface of their own is no concern of the walk.
    func isOn(_ target: Surface) -> Bool { target === frame && !isInLayer }

    /// Draws a node of the frame, if it belongs to this walk.
    func visit(_ node: Node, draw: () throws -> Void) rethrows {
        switch node {
        case .group, .layer(.transform, _): try draw()
        case .backdrop:
            passed += 1
            if parts.ofBackdrop[passed - 1] == part { try draw() }
        case .layer(.clip, let children): try visit(clipped: children, draw)
        case .layer(.mask, let children) where ContentTraits.hasOwnBackdrop(children):
            try visit(clipped: children, draw)
        case .layer where !parts.ofBackdrop.isEmpty && ContentTraits.seesBehind(node): try visit(layer: draw)
        case .fill, .stroke, .glyphs, .image, .layer:
            if work == .drawing, reached == part { try draw() }
        }
    }

    private func visit(layer draw: () throws -> Void) rethrows {
        passed += 1
        guard work == .drawing, parts.ofBackdrop[passed - 1] == part else { return }
        isInLayer = true
        defer { isInLayer = false }
        try draw()
    }

    private func visit(clipped children: [Node], _ draw: () throws -> Void) rethrows {
        let end = parts.ofBackdrop.isEmpty ? passed : passed + FrameParts.backdrops(in: children)
        if concerns(clip: passed..<end) { try draw() }
        // The walk may have been spared what is clipped away.
        passed = end
    }

    /// The part in which a node is drawn that comes next.
    private var reached: Int { passed == 0 ? 0 : parts.ofBackdrop[passed - 1] }

    private func concerns(clip backdrops: Range<Int>) -> Bool {
        switch work {
        case .drawing: part >= reached && part <= (backdrops.last.map { parts.ofBackdrop[$0] } ?? reached)
        case .looking: backdrops.contains { parts.ofBackdrop[$0] == part }
        }
    }

    /// Keeps rows of what the backdrop that is being visited shows.
    func keep(_ view: Surface) { views.add(view, of: passed - 1) }

    /// All rows of what the backdrop that is being visited shows, in pieces.
    var kept: [Surface] { views.of(passed - 1) }
}
