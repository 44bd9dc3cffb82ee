import Kinora

/// Renders an effect of the catalogue, and a view, into folders below `frames`.
@MainActor
func renderFrames(into frames: String) throws {
    let job = RenderJob(rate: FrameRate(frames: 60)!, frames: 0..<30, workers: 2)

    // An effect of the catalogue, its parameters and its script given as the command takes them ...
    let ripple = try Catalogue.effect(named: "ripple")
    let press = try Script(text: "- {at: 0.1, press: [30%, 30%], for: 0.2}")
    let pressed = ripple.stage(try ripple.values(["amplitude": "20"]), script: press, scale: 2)
    try job.write(pressed, named: "ripple", to: frames + "/ripple")

    // ... or any view.
    let hello = Stage(size: CGSize(width: 320, height: 180), duration: 2, scale: 2) {
        Text("Hello").font(.largeTitle).foregroundStyle(.blue)
    }
    try job.write(hello, named: "hello", to: frames + "/hello")
}
