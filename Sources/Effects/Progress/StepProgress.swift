import KinoraViews

/// Steps on a line: done ones get a check mark, the current one swells, and the line between them fills.
struct StepProgress: View {
    let titles: [String]
    let currentStep: Int
    let tint: Color

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(titles.indices, id: \.self) { step in
                disc(step)
                    .overlay(alignment: .bottom) {
                        Text(titles[step])
                            .font(.caption.weight(step == currentStep ? .semibold : .regular))
                            .foregroundStyle(step <= currentStep ? Color.primary : Palette.quiet)
                            .fixedSize()
                            .offset(y: 26)
                    }
                if step < titles.count - 1 { connector(step).padding(.top, 13.5) }
            }
        }
    }

    private func disc(_ step: Int) -> some View {
        Circle()
            .fill(step <= currentStep ? tint : Color.gray.opacity(0.22))
            .frame(width: 30, height: 30)
            .overlay {
                if step < currentStep {
                    Image(systemName: "checkmark").font(.caption.bold()).foregroundStyle(.white).transition(
                        .scale.combined(with: .opacity))
                } else {
                    Text("\(step + 1)").font(.caption.bold()).foregroundStyle(
                        step == currentStep ? Color.white : Palette.quiet
                    )
                    .transition(.opacity)
                }
            }
            .scaleEffect(step == currentStep ? 1.1 : 1)
            .animation(.spring(response: 0.3), value: currentStep)
    }

    /// Fills from the left.
    private func connector(_ step: Int) -> some View {
        Rectangle()
            .fill(Color.gray.opacity(0.22))
            .overlay(alignment: .leading) {
                Rectangle().fill(tint).scaleEffect(x: step < currentStep ? 1 : 0, anchor: .leading)
            }
            .frame(height: 3)
            .animation(.easeInOut(duration: 0.3), value: currentStep)
    }
}

struct StepProgressPage: View {
    let titles: [String]
    let interval: Double
    let tint: Color

    @State private var currentStep = 0

    var body: some View {
        StepProgress(titles: titles, currentStep: currentStep, tint: tint)
            .padding(.horizontal, 40)
            .padding(.bottom, 26)
            .onAppear {
                _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
                    // One beyond the last: all are done.
                    if currentStep < titles.count { currentStep += 1 } else { timer.invalidate() }
                }
            }
    }
}

struct Steps: Effect {
    @Parameter("The steps' names, separated by commas.") var steps = "Cart,Address,Payment,Done"
    @Parameter("How long each step lasts.", in: 0.05...600, good: 0.6...2, unit: .seconds) var interval = 0.9
    @Parameter("The color of done steps.", default: "blue") var tint: Color
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            StepProgressPage(
                titles: steps.split(separator: ",").map { String($0.drop { $0 == " " }) },
                interval: interval, tint: tint)
        }
    }

    static let entry = CatalogueEntry(
        name: "step-progress",
        summary: "Steps on a line: done ones are checked, the current one swells, the line fills.",
        rows: [19],
        size: CGSize(width: 440, height: 140),
        duration: 4.5,
        loops: false,
        effect: Steps())
}
