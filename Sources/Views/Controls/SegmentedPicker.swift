import KinoraStage

/// All choices side by side, 32 points high unless the look says otherwise; the raised part moves when another is chosen.
struct SegmentedPicker: View {
    let options: [SegmentOption]
    let look: SegmentLook
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void
    @Environment(\.isEnabled) private var isEnabled

    private var index: Int? { options.firstIndex { $0.id == chosen } }
    private var radius: CGFloat { look.cornerRadius }

    var body: some View {
        EqualSegments(look: look) {
            ForEach(options) { option in
                segment(option, at: options.firstIndex { $0.id == option.id } ?? 0)
            }
        }
        .frame(height: look.height)
        .background {
            GeometryReader { proxy in
                ForEach(1..<max(1, options.count), id: \.self) { divider(before: $0, proxy.size.width) }
                if let index, look.raisedOpacity > 0 { raised(look.place(of: index, options.count, proxy.size.width)) }
            }
        }
        .background(ground, in: RoundedRectangle(cornerRadius: radius))
        .background(look.background.map { Color($0) } ?? .clear, in: RoundedRectangle(cornerRadius: radius))
    }

    private func segment(_ option: SegmentOption, at place: Int) -> some View {
        let isChosen = place == index
        let isDisabled = !isEnabled || look.disabled.contains(place)
        // As wide as it is in either look.
        return ZStack {
            option.usual.opacity(isChosen ? 0 : 1)
            option.raised.opacity(isChosen ? 1 : 0)
        }
        .opacity(isDisabled ? 0.3 : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { choose(option.id) }
        .allowsHitTesting(!isDisabled)
    }

    /// The line between a segment and the one before it, which is not seen beside the raised part.
    private func divider(before place: Int, _ width: CGFloat) -> some View {
        Capsule().fill(SeparatorShapeStyle())
            .frame(width: 1, height: look.height / 2)
            .opacity(place == index || place - 1 == index ? 0 : look.groundOpacity)
            .animation(.linear(duration: 0.2), value: index)
            .offset(x: look.place(of: place, options.count, width).start - 0.5, y: look.height / 4)
            .geometryGroup()
    }

    /// What lies behind the chosen segment, two points within it.
    private func raised(_ place: (start: CGFloat, width: CGFloat)) -> some View {
        RoundedRectangle(cornerRadius: max(0, radius - 2))
            .fill(look.selected.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(SegmentColor()))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .opacity(look.raisedOpacity)
            .frame(width: max(0, place.width - 4), height: max(0, look.height - 4))
            .offset(x: place.start + 2, y: 2)
            .animation(.spring(response: 0.3, dampingFraction: 0.9), value: index)
            // Where the picker goes itself is not for its own animation to say.
            .geometryGroup()
    }

    private var ground: Color {
        let fill = Color(SystemColor.tertiaryFill)
        return look.groundOpacity < 1 ? fill.opacity(look.groundOpacity) : fill
    }
}

/// A choice among segments, in its two looks.
struct SegmentOption: Identifiable {
    let id: AnyHashable
    let usual: PlaceholderContentView
    let raised: PlaceholderContentView
}

/// How segments look, where they are not the system's.
struct SegmentLook {
    struct Title {
        let attributes: [NSAttributedString.Key: Any]

        func apply(to environment: inout EnvironmentValues) {
            if let font = attributes[.font] as? UIFont { environment.font = Font(font) }
            guard let color = attributes[.foregroundColor] as? UIColor else { return }
            environment.foregroundStyles = ForegroundStyles(
                [AnyShapeStyle(Color(color))], outer: environment.foregroundStyles)
        }
    }

    var selected: UIColor?
    var background: UIColor?
    var titles: [UIControl.State: Title] = [:]
    /// In points.
    var height: CGFloat = 32
    /// Of each segment, in points; none where all are equally wide.
    var widths: [CGFloat] = []
    /// The places of segments that cannot be chosen.
    var disabled: Set<Int> = []
    /// 0…1, of the gray behind all segments and of the raised part.
    var (groundOpacity, raisedOpacity) = (1.0, 1.0)

    /// Bars are made of segments that are higher than the system's own; those have half circles at their ends.
    var cornerRadius: CGFloat { height > 32 ? height / 2 : min(9, height / 2) }

    /// How wide `count` segments are together, in points; nil where that is not said.
    func width(of count: Int) -> CGFloat? { saysWidths(of: count) ? widths.reduce(0, +) : nil }

    private func saysWidths(of count: Int) -> Bool { count > 0 && widths.count == count }

    /// Where a segment begins and how wide it is, of `count` ones in a width.
    func place(of index: Int, _ count: Int, _ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        guard saysWidths(of: count) else {
            let each = width / CGFloat(max(1, count))
            return (each * CGFloat(index), each)
        }
        return (widths[..<index].reduce(0, +), widths[index])
    }
}

extension EnvironmentValues {
    /// How segments look here; nil where the app's own appearance counts.
    @Entry var segmentLook: SegmentLook? = nil
}

/// White, and in dark surroundings the gray of raised segments.
private struct SegmentColor: PrimitiveStyle {
    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        environment.colorScheme == .dark
            ? Color(white: 0.39)._resolved(in: environment) : Color.white._resolved(in: environment)
    }
}
