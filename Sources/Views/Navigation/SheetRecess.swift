import KinoraScene
import KinoraStage

/// How what lies below a sheet of the full height goes back as that comes, on an upright phone: smaller, with round corners and in front
/// of black, so that its upper edge is seen above the sheet's.
struct SheetRecess {
    /// The stage.
    let frame: CGRect
    /// The upper edge of what goes back: the stage's, or that of a sheet of the full height. In points.
    let top: CGFloat
    /// Where that edge is once the sheet is there.
    let edge: CGFloat
    /// How much of its way it has gone, 0…1.
    let share: Double

    /// Points that become free at each side.
    private static let side: CGFloat = 16
    private static let radius: CGFloat = 10

    func nodes(_ page: [Node]) -> [Node] {
        guard share > 0 else { return page }
        let scale = 1 - share * 2 * SheetRecess.side / frame.width
        let radius = share * SheetRecess.radius / scale
        // The lower corners are below the stage.
        let outline = Path(
            roundedRect: CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top + radius),
            cornerRadius: radius)
        let way = CGAffineTransform(translationX: -frame.midX, y: -top)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: frame.midX, y: top + (edge - top) * share))
        let black = Node.fill(Fill(Path(frame), paint: .color(.black)))
        return [black] + page.layered(.clip(outline, rule: .nonzero, inverse: false)).transformed(way)
    }
}
