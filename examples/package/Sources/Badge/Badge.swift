import SwiftUI

/// A count in a capsule, which pops up when it appears.
public struct Badge: View {
    private let count: Int
    @State private var isShown = false

    public init(count: Int) { self.count = count }

    public var body: some View {
        Text(count > 99 ? "99+" : "\(count)")
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.red, in: Capsule())
            .scaleEffect(isShown ? 1 : 0.2)
            .opacity(isShown ? 1 : 0)
            .onAppear { withAnimation(.bouncy(duration: 0.5)) { isShown = true } }
    }
}

#Preview("Few", traits: .fixedLayout(width: 80, height: 48)) { Badge(count: 3) }

#Preview("Many", traits: .fixedLayout(width: 80, height: 48)) { Badge(count: 240) }
