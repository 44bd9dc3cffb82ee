import KinoraPixels

/// How much of a sequence of frames of one size moves, and whether it does so too little for an eye to see each step.
extension Array where Element == Pixmap {
    /// The same frames with slow changes in steps of more than `tolerance` levels, or nil where less than three quarters of the frames
    /// that differ from the one before would still do so: motion would no longer be smooth.
    package func inSteps(of tolerance: Int) -> [Pixmap]? {
        let steps = calmed(by: tolerance)
        return steps.changes * 4 >= changes * 3 ? steps : nil
    }

    /// Whether less than three quarters of the frames that differ from the one before are left where those are left out of which no
    /// pixel is off by more than `unseen` levels from the last one that is kept.
    package func isSlow(unseen: Int) -> Bool {
        guard var kept = first else { return false }
        var count = 0
        for frame in dropFirst() where kept.isFar(from: frame, Int32(unseen)) {
            kept = frame
            count += 1
        }
        return count * 4 < changes * 3
    }

    /// How many frames differ from the one before.
    private var changes: Int { zip(self, dropFirst()).count { $0.pixels != $1.pixels } }

    /// The share of pixels that are the same as in the frame before, of all frames but the first.
    package var stillShare: Double {
        var same = 0, all = 0
        for (before, now) in zip(self, dropFirst()) {
            all += now.pixels.count
            before.pixels.withUnsafeBufferPointer { before in
                now.pixels.withUnsafeBufferPointer { now in
                    for index in 0..<Swift.min(before.count, now.count) where before[index] == now[index] { same += 1 }
                }
            }
        }
        return all == 0 ? 1 : Double(same) / Double(all)
    }
}
