import Foundation
import KinoraPixels
import KinoraScene

/// Facts about a scene's images that are kept from one frame to the next: whether they are opaque, and their reduced
/// copies. It holds at most `imageLimit` images, the most recently used ones, and `pixelLimit` pixels of copies.
final class TextureCache {
    private static let imageLimit = 32
    private static let pixelLimit = 1 << 23

    private final class Entry {
        let image: SceneImage
        let isOpaque: Bool
        var reductions: [(source: CGRect, copy: SceneImage)] = []

        init(_ image: SceneImage) {
            self.image = image
            isOpaque = image.pixmap.pixels.withUnsafeBufferPointer { pixels in
                var all: UInt32 = .max
                for i in 0..<pixels.count { all &= pixels[i] }
                return all &>> 24 == 255
            }
        }

        var reducedPixels: Int { reductions.reduce(0) { $0 + $1.copy.pixmap.pixels.count } }
    }

    /// The most recently used one is last. The images are retained, so that no other image can get the same identity.
    private var entries: [Entry] = []

    private func entry(_ image: SceneImage) -> Entry {
        if let index = entries.lastIndex(where: { $0.image === image }) {
            let entry = entries[index]
            if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
            return entry
        }
        if entries.count == Self.imageLimit { entries.removeFirst() }
        entries.append(Entry(image))
        return entries[entries.count - 1]
    }

    func isOpaque(_ image: SceneImage) -> Bool { entry(image).isOpaque }

    /// `source` of `image`, averaged down to `width` x `height` pixels.
    func reduced(_ image: SceneImage, source: CGRect, width: Int, height: Int) -> SceneImage {
        let entry = entry(image)
        if let found = entry.reductions.first(where: {
            $0.source == source && $0.copy.pixmap.width == width && $0.copy.pixmap.height == height
        }) {
            return found.copy
        }
        let copy = SceneImage(ImageReduction(source: source, width: width, height: height).apply(to: image.pixmap))
        makeRoom(for: width * height)
        entry.reductions.append((source, copy))
        return copy
    }

    private func makeRoom(for count: Int) {
        var total = entries.reduce(0) { $0 + $1.reducedPixels }
        for entry in entries where total + count > Self.pixelLimit {
            total -= entry.reducedPixels
            entry.reductions = []
        }
    }
}
