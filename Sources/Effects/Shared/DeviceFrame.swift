import KinoraViews

/// A phone's body around a screen: dark rim, rounded corners, the island of the camera.
struct DeviceFrame<Content: View>: View {
    /// Width of the rim, in points; corners and island follow it.
    var rim: CGFloat = 8
    @ViewBuilder let content: Content

    var body: some View {
        content
            .clipShape(RoundedRectangle(cornerRadius: rim * 4, style: .continuous))
            .overlay(alignment: .top) {
                Capsule().fill(.black).frame(width: rim * 9, height: rim * 2.4).padding(.top, rim)
            }
            .padding(rim)
            .background {
                RoundedRectangle(cornerRadius: rim * 5, style: .continuous)
                    .fill(Color(white: 0.06))
                    .overlay {
                        RoundedRectangle(cornerRadius: rim * 5, style: .continuous)
                            .strokeBorder(
                                LinearGradient(
                                    colors: [Color(white: 0.55), Color(white: 0.2), Color(white: 0.4)],
                                    startPoint: .topLeading,
                                    endPoint: .bottomTrailing),
                                lineWidth: 1)
                    }
            }
    }
}
