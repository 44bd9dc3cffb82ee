/// A guide line by which views are aligned.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of one axis. One `AlignmentID` may be a guide of both.
public struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    /// The axis along which the guide is measured.
    package let axis: Axis
    /// How containers have it from their children.
    let merging: GuideMerging

    init(_ id: any AlignmentID.Type, _ axis: Axis, _ merging: GuideMerging = .mean) {
        (self.id, self.axis, self.merging) = (id, axis, merging)
    }

    public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// A vertical guide line: where views meet along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
    init(_ key: AlignmentKey) { self.key = key }
    private init(box id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal, .never) }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

    public static let leading = HorizontalAlignment(box: Leading.self)
    public static let center = HorizontalAlignment(box: Center.self)
    public static let trailing = HorizontalAlignment(box: Trailing.self)

    private enum SeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
    }
    /// Where the line under a list's row begins and ends.
    public static let listRowSeparatorLeading = HorizontalAlignment(box: SeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(box: SeparatorTrailing.self)
}

/// A horizontal guide line: where views meet along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
    init(_ key: AlignmentKey) { self.key = key }
    private init(box id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical, .never) }

    private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

    public static let top = VerticalAlignment(box: Top.self)
    public static let center = VerticalAlignment(box: Center.self)
    public static let bottom = VerticalAlignment(box: Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(AlignmentKey(FirstBaseline.self, .vertical, .least))
    public static let lastTextBaseline = VerticalAlignment(AlignmentKey(LastBaseline.self, .vertical, .greatest))
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guide lines, in its own coordinates.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// What is asked for guides of its own; nil for a box that has none.
    private let element: Element?
    private let proposal: ProposedViewSize

    /// Those of a box.
    package init(size: CGSize) { self.init(size: size, of: nil, .unspecified) }

    init(size: CGSize, of element: Element?, _ proposal: ProposedViewSize) {
        (width, height) = (size.width, size.height)
        (self.element, self.proposal) = (element, proposal)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let element else { return nil }
        return onMain {
            element.explicitAlignment(key, size: CGSize(width: width, height: height), proposal: proposal)
        }
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
