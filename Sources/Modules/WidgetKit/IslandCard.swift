/// A configuration that has forms around a camera.
protocol IslandConfiguration {
    /// Those for what a live activity shows; nil for what it does not know.
    func island(showing context: Any) -> DynamicIsland?
}

/// One form of a live activity around the camera, in black on its own: in the sizes that Apple's guidelines give for a screen 393
/// points wide.
struct IslandCard: View {
    let island: DynamicIsland
    let form: ActivityPreviewViewKind.DynamicIslandPreviewViewState

    /// The camera, and the room at each of its sides in the compact form.
    private let camera = CGSize(width: 125.5, height: 36.5)
    private let side: CGFloat = 52.5

    var body: some View {
        shape.foregroundStyle(.white).environment(\.colorScheme, .dark).environment(\.isInWidget, true)
    }

    @ViewBuilder private var shape: some View {
        switch form {
        case .compact:
            HStack(spacing: 0) {
                island.compactLeading().frame(width: side, height: camera.height)
                hole
                island.compactTrailing().frame(width: side, height: camera.height)
            }
            .background(.black, in: .capsule)
        case .minimal:
            island.minimal().frame(width: camera.height, height: camera.height).background(.black, in: .circle)
        case .expanded:
            expanded.frame(width: 371).frame(minHeight: 84, maxHeight: 160).fixedSize(horizontal: false, vertical: true)
                .background(.black, in: .rect(cornerRadius: 44, style: .continuous))
                .clipShape(.rect(cornerRadius: 44, style: .continuous))
        }
    }

    private var hole: some View { Color.clear.frame(width: camera.width, height: camera.height) }

    /// What is beside the camera and below it.
    private var expanded: some View {
        let views = island.expanded().views
        return VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                ZStack { views[.leading] }.frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 0) {
                    hole.frame(height: max(0, camera.height - island.margins.top), alignment: .bottom)
                    views[.center]
                }
                .frame(width: camera.width)
                ZStack { views[.trailing] }.frame(maxWidth: .infinity, alignment: .trailing)
            }
            views[.bottom]
        }
        .padding(island.margins)
    }
}
