import KinoraStage
import KinoraViews

/// A photo that two fingers pinch and turn and one drags: the gestures add up and stay, and a double tap puts all back.
struct PinchTurnPan: View {
    let settings: PinchTurnPanEffect

    @State private var pose = PhotoPose()
    @State private var live = PhotoPose()

    var body: some View {
        Photo(image: settings.image, standIn: .flowers)
            .frame(width: 210, height: 150)
            .clipShape(RoundedRectangle(cornerRadius: settings.corner, style: .continuous))
            .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
            .scaleEffect(pose.scale * live.scale)
            .rotationEffect(pose.angle + live.angle)
            .offset(x: pose.offset.width + live.offset.width, y: pose.offset.height + live.offset.height)
            .gesture(
                DragGesture()
                    .onChanged { live.offset = $0.translation }
                    .onEnded { _ in keep() }
                    .simultaneously(
                        with: MagnifyGesture()
                            .onChanged { live.scale = $0.magnification }
                            .onEnded { _ in keep() }
                            .simultaneously(
                                with: RotateGesture()
                                    .onChanged { live.angle = $0.rotation }
                                    .onEnded { _ in keep() }))
            )
            .onTapGesture(count: 2) { withAnimation(.spring()) { (pose, live) = (PhotoPose(), PhotoPose()) } }
    }

    /// What the fingers did stays when they lift.
    private func keep() {
        pose = PhotoPose(
            scale: min(max(pose.scale * live.scale, 0.3), settings.largest), angle: pose.angle + live.angle,
            offset: CGSize(
                width: pose.offset.width + live.offset.width, height: pose.offset.height + live.offset.height))
        live = PhotoPose()
    }
}

/// How a photo lies on the table.
struct PhotoPose: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
}

struct PinchTurnPanEffect: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("The photo's corner radius.", in: 0...75, good: 0...24, unit: .points) var corner = 16.0
    @Parameter("How many times its size it keeps at most.", in: 1...10, good: 1.2...3, unit: .count) var largest = 1.5
    let page = TouchedPage()

    var view: some View { PinchTurnPan(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "pinch-turn-pan",
        summary: "A photo that is pinched, turned and dragged; a double tap puts it back.",
        rows: [82],
        size: CGSize(width: 400, height: 320), fit: .fits,
        duration: 4.6,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .pinch(at: .unit(x: 0.5, y: 0.5), scale: 1.35, duration: 0.7)),
            ScriptEvent(at: 1.1, .rotate(at: .unit(x: 0.5, y: 0.5), degrees: -24, duration: 0.7)),
            ScriptEvent(
                at: 2.1,
                .drag(
                    path: [.unit(x: 0.5, y: 0.5), .unit(x: 0.58, y: 0.56), .unit(x: 0.6, y: 0.42)], duration: 0.9,
                    easesOut: true)),
            ScriptEvent(at: 3.5, .tap(at: .unit(x: 0.55, y: 0.5), count: 2)),
        ]),
        bleeds: true,
        effect: PinchTurnPanEffect())
}
