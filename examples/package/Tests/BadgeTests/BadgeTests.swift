import Badge
import KinoraTesting
import Testing

struct BadgeTests {
    @Test("The badge pops up and comes to rest")
    func popsUp() {
        assertFrames(of: Badge(count: 3), at: [0, 0.2, 1], size: CGSize(width: 80, height: 48), named: "pops-up")
    }

    @Test("Three digits are shortened")
    func shortens() {
        assertFrames(of: Badge(count: 240), at: [1], size: CGSize(width: 80, height: 48), named: "shortened")
    }
}
