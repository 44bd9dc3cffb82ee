import KinoraViews

/// Text whose letters, words or lines come in one after the other: one engine for many presets.
struct TextEntrance: View {
    enum Unit: String, CaseIterable { case letters, words, lines, whole }

    let text: String
    let unit: Unit
    let preset: TextEntrancePreset
    /// Points per em.
    let size: CGFloat

    @State private var elapsed = 0.0

    var body: some View {
        let pieces = TextPieces(text, unit: unit)
        VStack(spacing: size * 0.15) {
            ForEach(pieces.lines) { line in
                HStack(spacing: 0) {
                    ForEach(line.pieces) { piece in
                        EnteringPiece(piece: piece, preset: preset, size: size, elapsed: elapsed)
                    }
                }
            }
        }
        .font(.system(size: size, weight: .bold))
        .lineLimit(1)
        .fixedSize()
        .onAppear {
            let total = Double(max(0, pieces.count - 1)) * preset.stagger + preset.settling
            withAnimation(.linear(duration: total)) { elapsed = total }
        }
    }
}

/// A text's lines, each in pieces that move as one. Spaces belong to the piece before them.
struct TextPieces {
    struct Piece: Identifiable {
        /// Its place in the whole text.
        let id: Int
        let text: String
    }
    struct Line: Identifiable {
        let id: Int
        let pieces: [Piece]
    }

    let lines: [Line]
    let count: Int

    init(_ text: String, unit: TextEntrance.Unit) {
        var next = 0
        var lines: [Line] = []
        let all = text.split(separator: "|", omittingEmptySubsequences: false)
        for (index, line) in all.enumerated() {
            let texts = TextPieces.split(line, unit)
            lines.append(
                Line(id: index, pieces: texts.enumerated().map { Piece(id: next + $0.offset, text: $0.element) }))
            if unit != .whole { next += texts.count }
        }
        self.lines = lines
        count = max(next, 1)
    }

    private static func split(_ line: Substring, _ unit: TextEntrance.Unit) -> [String] {
        switch unit {
        case .lines, .whole: return [String(line)]
        case .letters: return line.map { String($0) }
        case .words:
            var words: [String] = []
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                words.append(word.isEmpty ? " " : word + " ")
            }
            if let last = words.last { words[words.count - 1] = String(last.dropLast()) }
            return words
        }
    }
}

/// One piece on its way; `elapsed` goes evenly from the beginning of the whole.
struct EnteringPiece: View, Animatable {
    let piece: TextPieces.Piece
    let preset: TextEntrancePreset
    let size: CGFloat
    var elapsed: Double

    nonisolated var animatableData: Double {
        get { elapsed }
        set { elapsed = newValue }
    }

    var body: some View {
        let time = elapsed - Double(piece.id) * preset.stagger
        let progress = preset.progress(at: time)
        let rest = 1 - progress
        let side: Double = preset.alternates && !piece.id.isMultiple(of: 2) ? -1 : 1
        // The piece holds its own place, whatever letters stand for it.
        Text(piece.text).hidden()
            .overlay { Text(shown(at: time)).fixedSize() }
            .blur(radius: max(0, rest) * preset.blur * size / 40)
            .rotation3DEffect(
                .degrees(preset.turn * rest), axis: (x: preset.axis.x, y: preset.axis.y, z: 0), anchor: preset.anchor,
                perspective: 0.5
            )
            .rotationEffect(.degrees(preset.rotation * rest), anchor: preset.anchor)
            .scaleEffect(1 + (preset.scale - 1) * rest)
            .offset(x: preset.x * size * rest * side, y: preset.y * size * rest * side)
            .opacity(
                time < 0
                    ? 0
                    : min(
                        1,
                        preset.opacity + (1 - preset.opacity)
                            * UnitCurve.easeOut.value(at: min(1, time / (preset.duration * 0.6)))))
    }

    /// The piece, or letters in its place until it has settled.
    private func shown(at time: Double) -> String {
        guard preset.scrambles, time < preset.duration else { return piece.text }
        let tick = Int(max(0, time) / 0.06)
        return Scramble.text(like: piece.text, seed: piece.id, tick: tick)
    }
}

/// Letters that stand for others for a moment.
enum Scramble {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// As many letters as `text` has, spaces kept; the same for the same place and tick.
    static func text(like text: String, seed: Int, tick: Int) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            guard character != " " else {
                result.append(character)
                continue
            }
            var h = UInt32(truncatingIfNeeded: (seed &+ index) &* 374_761_393 &+ tick &* 668_265_263)
            h = (h ^ (h >> 13)) &* 1_274_126_177
            let letter = letters[Int((h ^ (h >> 16)) % UInt32(letters.count))]
            result.append(character.isLowercase ? Character(letter.lowercased()) : letter)
        }
        return result
    }
}

struct TextAnimate: Effect {
    @Parameter("The text; lines are separated by |.") var text = "Every frame|a pure function"
    @Parameter("How pieces come in.") var preset = TextEntranceStyle.blurUp
    @Parameter("What moves as one.") var by = TextEntrance.Unit.letters
    @Parameter(
        "How much later the next piece begins; 0 is the preset's own.", in: 0...10, good: 0...0.15, unit: .seconds)
    var stagger = 0.0
    @Parameter("How long a piece takes; 0 is the preset's own.", in: 0...60, good: 0...1, unit: .seconds)
    var pieceDuration = 0.0
    @Parameter("Size of the letters.", in: 4...400, good: 24...96, unit: .points) var size = 52.0
    @Parameter("The text's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The color behind.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        var preset = preset.preset
        if stagger > 0 { preset.stagger = stagger }
        if pieceDuration > 0 { preset.duration = pieceDuration }
        return EffectPage(color: page) {
            TextEntrance(
                text: text, unit: by, preset: preset, size: size
            )
            .foregroundStyle(color)
        }
    }

    static let entry = CatalogueEntry(
        name: "text-animate",
        summary: "Text whose letters, words or lines come in one after the other, in 23 ways.",
        size: CGSize(width: 560, height: 240),
        duration: 2.5,
        loops: false,
        blank: [0...0],
        effect: TextAnimate())
}
