import KinoraStage
import KinoraScene

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomHeight) }
    private let kind: Kind

    /// Half of what there is.
    public static let medium = PresentationDetent(kind: .medium)
    /// All there is, which is the default.
    public static let large = PresentationDetent(kind: .large)
    /// A share of what there is, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// As a type of the source says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomHeight(name: ObjectIdentifier(type), height: type.height)))
    }

    /// What a detent of one's own may ask for.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height that there is, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A height that a type decides, told apart by that type.
    private struct CustomHeight: Hashable, @unchecked Sendable {
        let name: ObjectIdentifier
        let height: (Context) -> CGFloat?
        static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.name == b.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The height as a share of what there is and points beyond that; nil for one that a type decides.
    var parts: (share: CGFloat, points: CGFloat)? {
        switch kind {
        case .custom: nil
        case .medium: (0.5, 0)
        case .large: (1, 0)
        case .fraction(let share): (share, 0)
        case .height(let height): (0, height)
        }
    }

    /// The height in points, at most what is available; nil where it is not to be used.
    func height(in available: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        let wanted: CGFloat? =
            if case .custom(let custom) = kind {
                custom.height(Context(maxDetentValue: available, environment: environment))
            } else {
                parts.map { available * $0.share + $0.points }
            }
        return wanted.map { min(available, max(0, $0)) }
    }
}

/// A height of sheets that a source computes.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// The height in points; nil where the detent is not to be used.
    static func height(in context: Context) -> CGFloat?
}

/// The settings that a sheet's content makes for the sheet.
struct SheetLook {
    var detents: [PresentationDetent] = []
    /// How large it is where it does not rest on the stage's lower edge.
    var size = SheetSize.form
    /// The height that the source chose among those, on its way from the one before.
    var chosen: SheetHeight?
    /// That one itself.
    var selected: PresentationDetent?
    /// Tells the source that another of them is chosen.
    var select: (@MainActor (PresentationDetent) -> Void)?
    /// Whether content that scrolls does so before a drag on it makes the sheet higher.
    var scrollsFirst = false
    /// A view that the content lies on.
    var backdrop: Element?
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var indicator = Visibility.automatic
    /// Whether neither a tap beside the sheet nor a drag dismisses it.
    var isLocked = false
    /// Whether what is behind the sheet is neither dimmed nor kept from touches.
    var interaction = PresentationBackgroundInteraction.automatic
    /// What a popover becomes on a narrow stage.
    var adaptation = PresentationAdaptation.automatic

    /// A rectangle with its upper corners rounded, and with its lower ones where it `floats`.
    func outline(of rect: CGRect, _ standard: CGFloat, floats: Bool) -> Path {
        let radius = cornerRadius ?? standard
        // The lower corners of others are below the stage.
        let height = rect.height + (floats ? 0 : radius)
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height), cornerRadius: radius)
    }

    /// Whether a bar at the top shows that the sheet can be moved: by itself where it has several heights.
    var showsIndicator: Bool { indicator == .visible || indicator == .automatic && detents.count > 1 }

    /// As it is where the sheet lies in the middle of the stage, and has one height.
    var floating: SheetLook {
        var look = self
        (look.detents, look.chosen, look.selected, look.indicator) = ([], nil, nil, .hidden)
        return look
    }
}

typealias SheetChange = (inout SheetLook) -> Void

/// What the content of a sheet says about it, wherever in the content it stands: from the innermost view to the outermost, which counts
/// before those in it.
private enum SheetChanges: PreferenceKey {
    static var defaultValue: [SheetChange] { [] }
    static func reduce(value: inout [SheetChange], nextValue: () -> [SheetChange]) { value += nextValue() }
}

struct ChangeSheet: ElementModifier {
    let change: SheetChange
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        PreferenceElement<SheetChanges>(child, context, replaces: false) { _, changes in changes.append(change) }
    }
}

extension Element {
    /// What is said in it about the sheet around it.
    var sheetChanges: [SheetChange] { preference(SheetChanges.self) ?? [] }
}

extension SheetLook {
    init(_ changes: [SheetChange]) {
        self.init()
        for change in changes { change(&self) }
    }
}

extension View {
    /// How high the sheet is: it opens at the lowest, and can be dragged to the others.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(ChangeSheet { $0.detents = Array(detents) })
    }
    /// How high the sheet is: as high as the one of them that is selected, and it moves when another one is. A drag selects the
    /// one at which it ends.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let chosen = detents.contains(selection.wrappedValue) ? selection.wrappedValue : nil
        let selecting = ChangeSheet {
            $0.selected = chosen
            $0.select = { selection.wrappedValue = $0 }
        }
        return presentationDetents(detents).modifier(selecting).modifier(
            ChooseDetent(height: chosen.map(SheetHeight.init)).transaction { transaction in
                guard transaction.animation == nil, !transaction.disablesAnimations else { return }
                transaction.animation = .presentation
            })
    }
    /// A view that the sheet's content lies on.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SheetBackdrop(view: content(), alignment: alignment))
    }
    /// What the sheet's content lies on.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ChangeSheet { $0.background = AnyShapeStyle(style) })
    }
    /// The radius of the sheet's corners in points; nil is 10.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(ChangeSheet { $0.cornerRadius = cornerRadius })
    }
    /// Whether a bar at the sheet's top shows that it can be moved; by itself one does that has several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(ChangeSheet { $0.indicator = visibility })
    }
    /// Keeps taps beside the sheet, and drags, from dismissing it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ChangeSheet { $0.isLocked = isDisabled })
    }
    /// Whether a drag on content that scrolls makes the sheet higher first, as by itself, or scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(ChangeSheet { $0.scrollsFirst = behavior.scrolls })
    }
    /// Whether what is behind the sheet can be touched, and is not dimmed.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(ChangeSheet { $0.interaction = interaction })
    }
}

/// What a drag up does that begins on content of a sheet which scrolls.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrolls: Bool
    /// As `resizes`.
    public static var automatic: PresentationContentInteraction { .init(scrolls: false) }
    /// It makes the sheet higher while the content is at its beginning.
    public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
    /// It scrolls.
    public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}

public struct PresentationBackgroundInteraction: Sendable {
    enum Reach: Sendable { case none, through(PresentationDetent), all }
    let reach: Reach
    public static var automatic: PresentationBackgroundInteraction { .init(reach: .none) }
    public static var enabled: PresentationBackgroundInteraction { .init(reach: .all) }
    /// While the sheet is not higher than that.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(reach: .through(detent))
    }
    public static var disabled: PresentationBackgroundInteraction { .init(reach: .none) }
}
