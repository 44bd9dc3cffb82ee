import KinoraTesting
import SwiftUI
import Testing

struct DiscTests {
    @Test func moments() {
        assertFrames(of: Circle().fill(.blue), at: [0, 0.25, 1], size: CGSize(width: 80, height: 80))
    }
}
