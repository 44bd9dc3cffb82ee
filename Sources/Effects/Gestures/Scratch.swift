import KinoraStage
import KinoraViews

/// A cover that a finger rubs off; past a share of the card it clears by itself, as ScratchCard libraries do.
///
/// Each touch is a stroke of its own: no line joins where one ends to where the next begins. What has been rubbed off is
/// measured on a grid of cells, so the share is the same at any scale.
struct ScratchCard<Revealed: View, Cover: View>: View {
    /// Points.
    let lineWidth: Double
    /// The share of the card from which the rest clears by itself; 1 never does.
    let threshold: Double
    @ViewBuilder let revealed: Revealed
    @ViewBuilder let cover: Cover

    @State private var strokes: [[CGPoint]] = []
    @State private var isDown = false
    @State private var isCleared = false
    @State private var coverage = ScratchGrid()

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                revealed
                cover
                    .mask { ScratchMask(strokes: strokes, lineWidth: lineWidth) }
                    .opacity(isCleared ? 0 : 1)
                    .scaleEffect(isCleared ? 1.04 : 1)
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in scratch(at: value.location, in: geometry.size) }
                    .onEnded { _ in
                        isDown = false
                        guard coverage.share >= threshold, threshold < 1 else { return }
                        withAnimation(.easeOut(duration: 0.6)) { isCleared = true }
                    })
        }
    }

    private func scratch(at point: CGPoint, in size: CGSize) {
        if isDown {
            strokes[strokes.count - 1].append(point)
        } else {
            isDown = true
            strokes.append([point])
        }
        coverage.rub(from: strokes.last!.dropLast().last ?? point, to: point, radius: lineWidth / 2, in: size)
    }
}

/// White where the cover is left.
struct ScratchMask: View {
    let strokes: [[CGPoint]]
    let lineWidth: Double

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.blendMode = .destinationOut
            for stroke in strokes {
                context.stroke(
                    path(along: stroke), with: .color(.white),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            }
        }
    }

    private func path(along stroke: [CGPoint]) -> Path {
        Path { path in
            path.move(to: stroke[0])
            // A touch that has not moved leaves a dot.
            path.addLine(to: CGPoint(x: stroke[0].x + 0.01, y: stroke[0].y))
            for point in stroke.dropFirst() { path.addLine(to: point) }
        }
    }
}

/// Which cells of a card have been rubbed.
struct ScratchGrid: Equatable {
    static let columns = 30
    static let rows = 20

    private var isRubbed = [Bool](repeating: false, count: columns * rows)

    /// The share of all cells, 0...1.
    var share: Double { Double(isRubbed.count { $0 }) / Double(isRubbed.count) }

    /// Marks the cells whose centers lie within `radius` points of the segment.
    mutating func rub(from start: CGPoint, to end: CGPoint, radius: Double, in size: CGSize) {
        for row in 0..<ScratchGrid.rows {
            for column in 0..<ScratchGrid.columns {
                let center = CGPoint(
                    x: (Double(column) + 0.5) / Double(ScratchGrid.columns) * size.width,
                    y: (Double(row) + 0.5) / Double(ScratchGrid.rows) * size.height)
                if center.distance(toSegmentFrom: start, to: end) <= radius {
                    isRubbed[row * ScratchGrid.columns + column] = true
                }
            }
        }
    }
}

extension CGPoint {
    /// How far the point lies from the nearest one of a segment.
    func distance(toSegmentFrom start: CGPoint, to end: CGPoint) -> Double {
        let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let square = along.dx * along.dx + along.dy * along.dy
        let share = square > 0 ? min(max(((x - start.x) * along.dx + (y - start.y) * along.dy) / square, 0), 1) : 0
        let offset = CGVector(dx: x - start.x - share * along.dx, dy: y - start.y - share * along.dy)
        return (offset.dx * offset.dx + offset.dy * offset.dy).squareRoot()
    }
}

/// A prize below brushed silver.
struct ScratchPage: View {
    let title: String
    let prize: String
    let hint: String
    let lineWidth: Double
    let threshold: Double
    let cornerRadius: Double
    let page: Color

    var body: some View {
        ScratchCard(lineWidth: lineWidth, threshold: threshold) {
            VStack(spacing: 4) {
                Text(title).font(.largeTitle.bold()).foregroundStyle(.black)
                Text(prize).font(.title).bold().foregroundStyle(Color(red: 0.05, green: 0.5, blue: 0.24))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                LinearGradient(
                    colors: [Color(red: 1, green: 0.89, blue: 0.35), Color(red: 1, green: 0.75, blue: 0.14)],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        } cover: {
            ZStack {
                LinearGradient(
                    colors: [Color(white: 0.78), Color(white: 0.6), Color(white: 0.72), Color(white: 0.52)],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
                ScratchPattern().stroke(.white.opacity(0.14), lineWidth: 1)
                VStack(spacing: 8) {
                    Image(systemName: "hand.draw.fill").font(.title)
                    Text(hint).font(.headline).tracking(2)
                }
                .foregroundStyle(.white)
                .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            }
        }
        .frame(width: 300, height: 200)
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        .shadow(color: .black.opacity(0.25), radius: 18, y: 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .page(page)
    }
}

/// Diagonal lines, as security print has.
struct ScratchPattern: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for x in stride(from: rect.minX - rect.height, through: rect.maxX, by: 8) {
                path.move(to: CGPoint(x: x, y: rect.maxY))
                path.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
            }
        }
    }
}

struct Scratch: Effect {
    @Parameter("The first line below the cover.") var title = "YOU WON!"
    @Parameter("The second line below the cover.") var prize = "$1,000,000"
    @Parameter("What the cover says.") var hint = "SCRATCH HERE"
    @Parameter("How much a finger rubs off.", in: 1...500, good: 24...80, unit: .points) var width = 50.0
    @Parameter(
        "The share from which the rest clears when the finger lifts; 1 never does.", in: 0.01...1, good: 0.4...1,
        unit: .fraction) var threshold = 0.5
    @Parameter("The card's corner radius.", in: 0...100, good: 8...32, unit: .points) var corner = 20.0
    @Parameter("The color behind the card.", default: "#F2F2F7/#101014") var page: Color

    var view: some View {
        ScratchPage(
            title: title, prize: prize, hint: hint, lineWidth: width, threshold: threshold,
            cornerRadius: corner, page: page)
    }

    static let entry = CatalogueEntry(
        name: "scratch",
        summary: "A silver cover that a finger rubs off, with a prize below.",
        rows: [35],
        size: CGSize(width: 400, height: 300),
        fit: .fits,
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .drag(path: zigzag(from: 0.2, to: 0.5), duration: 1.1, easesOut: false)),
            ScriptEvent(at: 1.9, .drag(path: zigzag(from: 0.5, to: 0.82), duration: 1.1, easesOut: false)),
        ]),
        effect: Scratch())

    /// Up and down between two shares of the stage's width.
    private static func zigzag(from left: Double, to right: Double) -> [ScriptPoint] {
        (0...6).map { step in
            .unit(x: left + (right - left) * Double(step) / 6, y: step.isMultiple(of: 2) ? 0.32 : 0.68)
        }
    }
}
