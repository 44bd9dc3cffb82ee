// Exact comparison, and comparison by the largest difference of a channel: rows that are equal as memory are skipped.
import Glibc

func compareChannels(
    _ pair: PixelPair, maximum: Int, _ region: IgnoredRegion, _ classes: UnsafeMutablePointer<UInt8>?,
    _ tally: inout DiffTally
) {
    let ignoresNothing = region.flags.isEmpty
    for y in 0..<pair.height {
        let start = y * pair.width
        let a = pair.expected + start, b = pair.actual + start
        if ignoresNothing || classes == nil, memcmp(a, b, 4 * pair.width) == 0 { continue }
        for x in 0..<pair.width {
            if region.contains(start &+ x) {
                classes?[start &+ x] = DiffMap.Class.ignored.rawValue
            } else if a[x] != b[x] && (maximum == 0 || channelDelta(a[x], b[x]) > maximum) {
                tally.add(x, y, a[x], b[x])
                classes?[start &+ x] = DiffMap.Class.different.rawValue
            }
        }
    }
}
