import KinoraViews

/// A whole number from 0 to 999 whose digits roll like those of a counter while it changes.
struct RollingNumber: View, Animatable {
    var value: Double
    var suffix = ""

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        let value = min(max(value, 0), 999)
        HStack(spacing: 0) {
            RollingDigit(turn: roll(value, 100)).modifier(Unfolding(share: shown(value, 100)))
            RollingDigit(turn: roll(value, 10)).modifier(Unfolding(share: shown(value, 10)))
            RollingDigit(turn: value)
            Text(suffix)
        }
        .monospacedDigit()
        .accessibilityElement()
    }

    /// A place's digit: it rolls on while the places below it go from nines to noughts.
    private func roll(_ value: Double, _ place: Double) -> Double {
        let whole = (value / place).rounded(.down)
        return whole + max(0, value - whole * place - (place - 1))
    }

    /// 0 for a leading nought, 1 for a digit that counts.
    private func shown(_ value: Double, _ place: Double) -> Double { min(1, max(0, value - (place - 1))) }
}

/// The digit of a number that may be between two: both, one above the other.
private struct RollingDigit: View {
    let turn: Double

    var body: some View {
        let digit = Int(turn.rounded(.down)), share = turn - turn.rounded(.down)
        Text("0").hidden()
            .overlay {
                GeometryReader { geometry in
                    let way = geometry.size.height * 0.6
                    rolled(digit, by: -share * way, share: 1 - share)
                    if share > 0 { rolled(digit + 1, by: (1 - share) * way, share: share) }
                }
            }
    }
}

extension RollingDigit {
    /// A digit on its way, the fainter and the softer the farther it is from its place, so that nothing has to be cut off.
    fileprivate func rolled(_ digit: Int, by distance: CGFloat, share: Double) -> some View {
        Text("\(digit % 10)").offset(y: distance).opacity(share).blur(radius: 4 * (1 - share))
    }
}

/// Takes a share of its width.
private struct Unfolding: ViewModifier {
    let share: Double

    func body(content: Content) -> some View {
        if share >= 1 { content } else if share > 0 { content.opacity(share) }
    }
}
