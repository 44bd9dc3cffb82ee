import KinoraStage

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What surrounds a view: light or dark, how large the screen is and how large its text.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// What was asked for; all else is the stage's.
    let given: GivenTraits
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The screen does not feel how hard a finger presses.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Values of traits of one's own, by their types.
    var ownTraits: [ObjectIdentifier: Any] { given.own }

    init(_ given: GivenTraits) {
        self.given = given
        let classes = Graph.current?.stage.sizeClasses ?? (.compact, .regular)
        userInterfaceStyle = given.userInterfaceStyle ?? .unspecified
        displayScale = given.displayScale ?? UIScreen.main.scale
        horizontalSizeClass = given.horizontalSizeClass ?? UIUserInterfaceSizeClass(classes.horizontal)
        verticalSizeClass = given.verticalSizeClass ?? UIUserInterfaceSizeClass(classes.vertical)
        preferredContentSizeCategory =
            given.preferredContentSizeCategory ?? UIContentSizeCategory(StageTypeSize.current)
        layoutDirection = given.layoutDirection ?? .leftToRight
        super.init()
    }
    convenience init(_ style: UIUserInterfaceStyle) {
        self.init(GivenTraits(userInterfaceStyle: style == .unspecified ? nil : style))
    }
    public override convenience init() { self.init(GivenTraits()) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(GivenTraits(horizontalSizeClass: horizontalSizeClass))
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(GivenTraits(verticalSizeClass: verticalSizeClass))
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(GivenTraits(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(GivenTraits(layoutDirection: layoutDirection))
    }
    public convenience init(displayScale: CGFloat) { self.init(GivenTraits(displayScale: displayScale)) }
    /// The device is the stage's, whatever is asked for.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    /// Colors of a stage are those of an active window.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    /// What each of them was asked for; a later one holds where two name the same trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: GivenTraits()) { $0.merge($1.given) })
    }
    /// Weights of letters are the usual ones here, whatever is asked for.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection(), changed: mutations)
    }
    /// The same traits with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(self, changed: mutations)
    }
    private convenience init(_ other: UITraitCollection, changed mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = ChangedTraits(given: other.given, others: other)
        mutations(&traits)
        self.init((traits as? ChangedTraits)?.given ?? other.given)
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        ownTraits[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue
    }

    /// The same with what a view or controller has of its own.
    func overridden(by own: GivenTraits) -> UITraitCollection {
        guard !own.isEmpty else { return self }
        var merged = given
        merged.merge(own)
        return UITraitCollection(merged)
    }

    /// The stage's appearance.
    public static var current: UITraitCollection {
        UITraitCollection(Graph.current?.stage.appearance == .dark ? .dark : .light)
    }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }
    public func performAsCurrent(_ actions: () -> Void) { actions() }
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether a window is the one that is worked in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// The traits of a view, as they are changed.
nonisolated public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
}

/// A value of the environment that is also a trait of UIKit. Only the environment is asked for it here: `read` is never called, so that
/// the key's default holds where no view sets another.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
