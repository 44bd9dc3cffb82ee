/// Chances that belong to a place, not to an order of drawing: the same indices give the same share in every frame.
enum Chance {
    /// From 0 to 1.
    static func of(_ index: Int, _ salt: Int) -> Double {
        var h = UInt32(truncatingIfNeeded: index &* 374_761_393 &+ salt &* 668_265_263)
        h = (h ^ (h >> 13)) &* 1_274_126_177
        return Double((h ^ (h >> 16)) & 0xFFFF) / 65535
    }
}
