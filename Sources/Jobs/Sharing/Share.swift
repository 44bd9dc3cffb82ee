import KinoraFrames

/// Share `index`, from 0, of `count` of some work: what one machine of several does.
public struct Share: Codable, Hashable, Sendable, CustomStringConvertible {
    /// How frames are divided among shares.
    public enum Layout: String, Codable, CaseIterable, Sendable {
        /// Neighboring frames.
        case contiguous
        /// Every `count`-th frame.
        case interleaved
        /// Entries of a batch are never divided.
        case entries
    }

    /// Which share, counted from 0.
    public let index: Int
    /// How many shares there are.
    public let count: Int
    /// How frames are divided among them.
    public let layout: Layout

    /// Share `index`, from 0 and below `count`.
    public init(index: Int, count: Int, layout: Layout) {
        self.index = index
        self.count = count
        self.layout = layout
    }

    /// What of one performance is in a share.
    public enum Part: Equatable, Sendable {
        /// Every frame.
        case all
        /// No frame.
        case none
        /// The frames of a shard.
        case frames(Manifest.Shard)
    }

    /// The part of entry number `position` of a batch. The assignment of an entry's `count` parts to shares rotates
    /// with the position, so that the remainders of many short entries do not all fall to one share.
    public func part(ofEntry position: Int) -> Part {
        let turned = (index + position % count) % count
        switch layout {
        case .entries: return turned == 0 ? .all : .none
        case .contiguous: return .frames(Manifest.Shard(index: turned, count: count, layout: .contiguous))
        case .interleaved: return .frames(Manifest.Shard(index: turned, count: count, layout: .interleaved))
        }
    }

    /// As people count and the command line says it: from 1, as in `2/7`.
    public var description: String { "\(index + 1)/\(count)" }
}
