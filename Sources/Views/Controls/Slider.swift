import KinoraStage

/// A control for a value of a range: a thumb on a track.
public struct Slider<Label: View, ValueLabel: View>: View {
    @Binding private var fraction: Double
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let marks: SliderMarks

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void, neutral: V? = nil,
        enabled: ClosedRange<V>? = nil, ticks: [V] = []
    ) where V.Stride: BinaryFloatingPoint {
        let scale = SliderScale(
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        let within = (enabled ?? bounds).clamped(to: bounds)
        marks = SliderMarks(
            ticks: ticks.map { scale.fraction(of: Double($0)) },
            neutral: scale.fraction(of: Double(neutral ?? bounds.lowerBound)),
            enabled: scale.fraction(of: Double(within.lowerBound))...scale.fraction(of: Double(within.upperBound)))
        _fraction = Binding(
            get: { scale.fraction(of: Double(value.wrappedValue)) },
            set: { value.wrappedValue = V(scale.value(at: $0)) })
        self.label = label
        (minimumLabel, maximumLabel) = (minimum, maximum)
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            minimumLabel
            SliderTrack(fraction: $fraction, marks: marks, onEditingChanged: onEditingChanged)
            maximumLabel
        }
    }
}

extension Slider {
    /// The label is for accessibility: a slider does not show it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// - Parameter step: the distance of the values that can be chosen, from the lower bound on.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

// With marks, a neutral value and bounds within the bounds. The label of the value is for accessibility.
extension Slider {
    /// - Parameters:
    ///   - neutralValue: where the colored part of the track begins; nil is the lower bound.
    ///   - enabledBounds: which values can be chosen; nil is all.
    ///   - ticks: marks under the track.
    public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> T, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
            neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._values)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged, neutral: neutralValue,
            enabled: enabledBounds)
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, enabledBounds: ClosedRange<V>,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged, enabled: enabledBounds)
    }
    public init<V: BinaryFloatingPoint, T: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> T,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged, neutral: neutralValue,
            enabled: enabledBounds, ticks: ticks()._values)
    }
    /// The label of the value is for accessibility and is not shown.
    public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C,
        @SliderTickBuilder<V> ticks: () -> T, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged, neutral: neutralValue,
            enabled: enabledBounds, ticks: ticks()._values)
    }
    public init<V: BinaryFloatingPoint, C: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged, neutral: neutralValue,
            enabled: enabledBounds)
    }
    /// - Parameter tick: the mark at each step, or nil where there is none.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let steps = SliderScale.steps(in: bounds, by: step)
        self.init(
            value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged, neutral: neutralValue,
            enabled: enabledBounds, ticks: steps.flatMap { tick($0)?._values ?? [] })
    }
}

// The forms of before closures for the labels at the ends.
extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

// The forms in which the label comes last.
extension Slider where ValueLabel == EmptyView {
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

/// Values of a range as fractions of it, 0…1.
struct SliderScale {
    let bounds: ClosedRange<Double>
    let step: Double?

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The values that can be chosen, no more than a track has room for.
    static func steps<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, by step: V.Stride) -> [V]
    where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        guard step > 0, length.isFinite else { return [] }
        let count = Int(min(200, (length / Double(step) + 1e-9).rounded(.down)))
        return (0...count).map { bounds.lowerBound + V($0) * V(step) }
    }

    func fraction(of value: Double) -> Double {
        guard length > 0, value.isFinite else { return 0 }
        return min(1, max(0, (value - bounds.lowerBound) / length))
    }

    func value(at fraction: Double) -> Double {
        let value = bounds.lowerBound + min(1, max(0, fraction)) * length
        guard let step, step > 0 else { return value }
        let stepped = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        return min(stepped, bounds.lowerBound + (length / step + 1e-9).rounded(.down) * step)
    }
}

/// The track, 4 points high, and the thumb of 28 points, as on iOS 7 to 18. A finger that goes down on the thumb moves it by as
/// much as it moves itself; anywhere else the thumb jumps to it first, as on macOS.
private struct SliderTrack: View {
    @Binding var fraction: Double
    let marks: SliderMarks
    let onEditingChanged: (Bool) -> Void
    @State private var origin: Double?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    private static let thumb: CGFloat = 28
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    private static let height: CGFloat = 31
    @Environment(\.tintStyle) private var tint
    @Environment(\.sliderLook) private var look

    private var trackStyle: AnyShapeStyle {
        let color = tint == nil ? ViewAppearances.color(\UISlider.minimumTrackTintColor) : nil
        return color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    }

    /// Fingers tell their way to the right, whatever the direction.
    private var ahead: CGFloat { direction == .rightToLeft ? -1 : 1 }

    var body: some View {
        GeometryReader { proxy in
            let room = max(0, proxy.size.width - Self.thumb)
            let middle = Self.thumb / 2 + room * fraction
            let neutral = marks.neutral > 0 ? Self.thumb / 2 + room * marks.neutral : 0
            ZStack(alignment: .leading) {
                Capsule().fill(restColor).frame(height: 4)
                Capsule().fill(trackStyle).frame(width: abs(middle - neutral), height: 4)
                    .offset(x: min(middle, neutral))
                ForEach(Array(marks.ticks.enumerated()), id: \.offset) { _, tick in
                    Circle().fill(Color(SystemColor.tertiary)).frame(width: 4, height: 4)
                        .offset(x: Self.thumb / 2 - 2 + room * tick, y: 10)
                }
                thumb.frame(width: Self.thumb, height: Self.thumb)
                    .opacity(thumbVisibility == .hidden ? 0 : 1)
                    .offset(x: room * fraction)
            }
            .frame(width: proxy.size.width, height: Self.height)
            .contentShape(Rectangle())
            .gesture(drag(room: room))
        }
        .frame(height: Self.height)
        .opacity(isEnabled ? 1 : 0.5)
        .allowsHitTesting(isEnabled)
    }

    private var restColor: Color {
        look.rest ?? ViewAppearances.color(\UISlider.maximumTrackTintColor) ?? Color(SystemColor.fill)
    }

    @ViewBuilder private var thumb: some View {
        if let picture = look.thumbPicture {
            picture.fixedSize()
        } else {
            Circle().fill(look.thumb ?? ViewAppearances.color(\UISlider.thumbTintColor) ?? .white)
                .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
                .shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
        }
    }

    private func drag(room: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                guard room > 0 else { return }
                let start = value.startLocation.x
                if origin == nil { begin(at: ahead < 0 ? room + Self.thumb - start : start, room: room) }
                fraction = within((origin ?? 0) + value.translation.width * ahead / room)
            }
            .onEnded { _ in
                origin = nil
                onEditingChanged(false)
            }
    }

    private func within(_ fraction: Double) -> Double {
        min(marks.enabled.upperBound, max(marks.enabled.lowerBound, fraction))
    }

    private func begin(at x: CGFloat, room: CGFloat) {
        let isOnThumb = abs(x - Self.thumb / 2 - room * fraction) <= Self.thumb / 2 + 8
        origin = isOnThumb ? fraction : within((x - Self.thumb / 2) / room)
        onEditingChanged(true)
    }
}

/// What UIKit's slider says of its parts; what it leaves out is as usual.
struct SliderLook {
    /// Of the track behind the thumb, where nothing is chosen.
    var rest: Color?
    var thumb: Color?
    /// In the place of the thumb, of its own size.
    var thumbPicture: Image?
}
extension EnvironmentValues { @Entry var sliderLook = SliderLook() }

private struct SliderThumbVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    fileprivate var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Whether sliders show their thumb.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
