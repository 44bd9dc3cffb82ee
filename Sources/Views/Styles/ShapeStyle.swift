import KinoraStage

/// A color or pattern to paint shapes and text with.
///
/// Styles of one's own are made of others: `resolve(in:)` picks one that suits the environment.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle

    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style with all colors known. Styles made of other styles take the default.
    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle
}

extension ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        resolve(in: environment)._resolved(in: environment)
    }
}

/// A style of the module's own, which is resolved directly.
protocol PrimitiveStyle: ShapeStyle {}

extension PrimitiveStyle {
    public func resolve(in environment: EnvironmentValues) -> KinoraResolvedStyle { _resolved(in: environment) }
}

/// A style whose type is forgotten.
nonisolated public struct AnyShapeStyle: PrimitiveStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle { style._resolved(in: environment) }

    /// The material that the style is.
    var material: Material? { style as? Material }
}

extension AnyShapeStyle: SelfComparing {
    nonisolated package func isSame(as other: AnyShapeStyle) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            (other.style as? S).map { ValueComparison.areSame(style, $0) } ?? false
        }
        return isSame(style)
    }
}

extension BuildContext {
    /// A style in this place, with what is left of its animations.
    func animated(style: some ShapeStyle) -> KinoraResolvedStyle {
        animated(style._resolved(in: environment), slot: Slot.style)
    }

    /// The same, and how it moves where an element made here may follow it.
    func followed(style: some ShapeStyle) -> (shown: KinoraResolvedStyle, motion: ((Double) -> KinoraResolvedStyle)?) {
        let resolved = style._resolved(in: environment)
        var moves = false
        let shown = animated(
            resolved, slot: Slot.style, reportsTarget: false, follows: canFollow, moves: &moves)
        return (shown, moves && canFollow ? motion(of: resolved, slot: Slot.style) : nil)
    }

    /// The elements of a view that fills its space with a style.
    @MainActor
    func styledRectangle(_ style: some ShapeStyle) -> [Element] {
        _ShapeView(shape: Rectangle(), style: style)._elements(self)
    }
}
