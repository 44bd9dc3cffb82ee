// Fonts are part of what decides the frames, but which ones draw something is only known when frames are made. So runs of one
// performance may name different fonts; what they may not is to mean different files by one name.

extension Manifest {
    /// The names of fonts of which both have a file, and not the same.
    public func otherFonts(than other: Manifest) -> [String] {
        let theirs = Dictionary(other.job.fonts.map { ($0.name, $0.sha256) }, uniquingKeysWith: { first, _ in first })
        return job.fonts.filter { font in theirs[font.name].map { $0 != font.sha256 } ?? false }.map(\.name).sorted()
    }

    /// Adds fonts to those that are listed, in the order of their names.
    public mutating func record(fonts: [Resource]) {
        let all = Dictionary((job.fonts + fonts).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        job.fonts = all.values.sorted { $0.name < $1.name }
    }
}
