// CPU time of this thread, which other processes do not disturb much.
import Glibc

enum Measure {
    static func cpuMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    /// The median of several runs, after one that warms up. What `prepare` takes does not count.
    @MainActor
    static func median(
        runs: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void
    ) rethrows -> Double {
        try prepare()
        try work()
        let times = try (0..<runs).map { _ -> Double in
            try prepare()
            let start = cpuMilliseconds()
            try work()
            return cpuMilliseconds() - start
        }
        return times.sorted()[runs / 2]
    }
}

/// One line of JSON from pairs in the given order.
func jsonLine(_ pairs: [(String, Any)]) -> String {
    let fields = pairs.map { key, value -> String in
        switch value {
        case let number as Double: return "\"\(key)\":\((number * 1000).rounded() / 1000)"
        case let number as Int: return "\"\(key)\":\(number)"
        default: return "\"\(key)\":\"\(value)\""
        }
    }
    return "{" + fields.joined(separator: ",") + "}"
}
