// Trees of views in which everything moves in every frame, one part of many, or nothing.
import Kinora

/// A tree to evaluate, and how many views it has: leaves and containers, modifiers not counted.
struct Tree {
    let name: String
    let views: Int
    let stage: @MainActor () -> Stage

    @MainActor
    init(_ name: String, views: Int, @ViewBuilder _ content: @escaping @MainActor () -> some View) {
        self.name = name
        self.views = views
        stage = { Stage(size: CGSize(width: 400, height: 800), duration: 2) { content() } }
    }
}

@MainActor
enum Trees {
    static let all =
        [
            Tree("cards-200", views: 200) { Cards(rows: 33) },
            Tree("shapes-200", views: 200) { Dots(count: 199) },
            Tree("timeline-200", views: 200) { Sparks(count: 198) },
            Tree("dots-500x5", views: 501) { Dots(count: 500) },
            Tree("still-200", views: 200) { Cards(rows: 33, moves: false) },
            Tree("one-of-200", views: 200) { OneMoves(rows: 33) },
        ]
        + [100, 1_000, 10_000, 100_000].map { count in
            Tree("circles-\(count)", views: count) { Circles(count: count) }
        }
}

/// Shapes with five modifiers each, of which three move.
private struct Dots: View {
    @State private var isMoved = false
    let count: Int
    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(Color(hue: Double(index) / Double(count), saturation: 0.8, brightness: 0.9))
                    .frame(width: 8, height: 8)
                    .scaleEffect(isMoved ? 1.5 : 1)
                    .opacity(isMoved ? 1 : 0.5)
                    .offset(x: isMoved ? Double(index % 20) * 18 : 0, y: Double(index / 20) * 20)
            }
        }
        .onAppear { withAnimation(.spring(duration: 2)) { isMoved = true } }
    }
}

/// Circles that all move on one spring.
private struct Circles: View {
    @State private var isMoved = false
    let count: Int
    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(.orange)
                    .frame(width: 4, height: 4)
                    .offset(x: isMoved ? Double(index % 97) * 4 - 190 : 0, y: Double(index % 193) * 4 - 390)
            }
        }
        .onAppear { withAnimation(.spring(duration: 2)) { isMoved = true } }
    }
}

/// Rows of a list-like column: each a stack with a picture and two lines of text.
struct Cards: View {
    @State private var isMoved = false
    let rows: Int
    var moves = true
    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<rows, id: \.self) { index in
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 16, height: 16)
                    VStack(alignment: .leading) {
                        Text("Row \(index)").font(.headline)
                        Text("What the row says").font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                }
                .padding(.horizontal, 8)
                .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
                .offset(x: isMoved ? 0 : 200)
                .opacity(isMoved ? 1 : 0)
            }
        }
        .onAppear { withAnimation(moves ? .spring(duration: 2) : nil) { isMoved = true } }
    }
}

/// The same rows at rest, and one shape in front of them that moves.
private struct OneMoves: View {
    @State private var isMoved = false
    let rows: Int
    var body: some View {
        ZStack {
            Cards(rows: rows, moves: false)
            Circle().fill(.red).frame(width: 20, height: 20).offset(x: isMoved ? 150 : -150)
                .onAppear { withAnimation(.spring(duration: 2)) { isMoved = true } }
        }
    }
}

/// Views whose places are functions of the date.
private struct Sparks: View {
    let count: Int
    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            ZStack {
                ForEach(0..<count, id: \.self) { index in
                    Capsule()
                        .frame(width: 4, height: 10)
                        .rotationEffect(.degrees(time * 90 + Double(index)))
                        .offset(x: cos(time + Double(index)) * 150, y: sin(time * 2 + Double(index)) * 300)
                }
            }
        }
    }
}
