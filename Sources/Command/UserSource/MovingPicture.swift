import KinoraFrames
import KinoraPixels
import KinoraViews

/// Pictures of several frames in a user's files: GIF, and PNG files that move.
enum MovingPicture {
    /// The frames with how long each stands; nil for a file that does not move.
    static func frames(_ bytes: [UInt8]) -> MovingFrames? {
        if let gif = GIFFrames(bytes) {
            return MovingFrames(frames: gif.frames.map { ($0.picture, $0.duration) }, plays: gif.plays)
        }
        guard var reader = try? APNGReader(bytes), reader.frameCount > 1 else { return nil }
        var frames: [(picture: Pixmap, duration: Double)] = []
        while let picture = try? reader.nextFrame() {
            frames.append((picture.premultiplied(), reader.duration(frames.count)))
        }
        return frames.isEmpty ? nil : MovingFrames(frames: frames, plays: reader.plays)
    }
}
