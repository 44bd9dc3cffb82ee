import KinoraPixels

/// Surfaces that frames before made, found again by all that their pixels depend on: one that is kept is one that would be made.
///
/// One is kept from the second time on: of what changes with every frame no pixels are kept, only its key until the next frame.
final class KeptSurfaces<Key: Equatable> {
    private struct Entry {
        let key: Key
        /// Nil until it was asked for twice.
        var surface: Surface?
        /// When it was asked for last.
        var frame: Int
    }

    private let countLimit: Int
    private let pixelLimit: Int
    private var entries: [Entry] = []
    private var frame = 0
    private var keptPixels = 0

    /// - Parameters:
    ///   - countLimit: how many keys are remembered.
    ///   - pixelLimit: how many pixels, of four bytes, are kept.
    init(countLimit: Int, pixelLimit: Int) { (self.countLimit, self.pixelLimit) = (countLimit, pixelLimit) }

    /// Ends a frame, forgets what it did not ask for, and begins another.
    func beginFrame() {
        entries.removeAll { $0.frame < frame }
        keptPixels = entries.reduce(0) { $0 + ($1.surface.map { $0.width * $0.height } ?? 0) }
        frame += 1
    }

    /// The surface of this key, kept or as `make` makes it. Nobody may change its pixels.
    func surface(for key: Key, make: () throws -> Surface) rethrows -> Surface {
        guard let known = entries.firstIndex(where: { $0.key == key }) else {
            if entries.count < countLimit { entries.append(Entry(key: key, surface: nil, frame: frame)) }
            return try make()
        }
        entries[known].frame = frame
        if let surface = entries[known].surface { return surface }
        let surface = try make()
        let size = surface.width * surface.height
        if keptPixels + size <= pixelLimit {
            entries[known].surface = surface
            keptPixels += size
        }
        return surface
    }

    func holds(_ surface: Surface) -> Bool { entries.contains { $0.surface === surface } }
}
