import KinoraStage

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// - Parameter radius: of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    /// - Parameters:
    ///   - automatic: the outline of a button whose source does not say one.
    ///   - radius: of corners whose source does not say how round they are, in points.
    func shape(automatic: some Shape, radius: CGFloat) -> AnyShape {
        switch kind {
        case .automatic: AnyShape(automatic)
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
        }
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The outline of bordered buttons below.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// The label of a button with the room around it. In a circle there is as much of it on all sides as above, and the button is as wide
    /// as high.
    @ViewBuilder
    func padded(_ insets: EdgeInsets, in shape: ButtonBorderShape) -> some View {
        if shape == .circle { SquareLayout { padding(insets.top) } } else { padding(insets) }
    }
}

/// A view in the middle of the least square around it.
private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { outline(in: rect, inset: 0) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

    /// A corner of 8 points where no button says how large it is.
    nonisolated fileprivate func outline(in rect: CGRect, inset: CGFloat) -> Path {
        shape(automatic: RoundedRectangle(cornerRadius: max(0, 8 - inset)), radius: max(0, 8 - inset)).path(
            in: rect.insetBy(dx: inset, dy: inset))
    }

    nonisolated private struct Inset: InsettableShape {
        let shape: ButtonBorderShape
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func path(in rect: CGRect) -> Path { shape.outline(in: rect, inset: amount) }
        func inset(by amount: CGFloat) -> Inset { Inset(shape: shape, amount: self.amount + amount) }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
