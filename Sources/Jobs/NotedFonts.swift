import KinoraFrames
import Synchronization

/// Enters the fonts of a run into its journal, so that what is kept of a killed run also has its fonts in the manifest.
final class NotedFonts: Sendable {
    private let witness: FontWitness?
    private let journal: FrameJournal
    private let noted = Mutex<Set<Manifest.Resource>>([])

    init(_ witness: FontWitness?, _ journal: FrameJournal) {
        (self.witness, self.journal) = (witness, journal)
    }

    /// Enters those that are new. Called before a frame gets its name.
    func note() throws {
        guard let drawn = witness?.drawn(), !drawn.isEmpty else { return }
        try noted.withLock { noted in
            let new = drawn.filter { !noted.contains($0) }
            try journal.note(new)
            noted.formUnion(new)
        }
    }
}
