import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A performance of the usual ingredients: a gradient that turns, glowing discs that wander, confetti that falls, strokes
/// that draw themselves, and a sheet of material over them.
struct Performance: FrameSource {
    let duration: Double
    let scale = 1.0

    private static let size = CGSize(width: 1280, height: 720)

    func scene(at time: Double) -> FrameScene {
        FrameScene(
            size: Self.size, background: .black,
            nodes: [sky(time)] + glows(time) + confetti(time) + strokes(time) + sheet(time))
    }

    private func sky(_ time: Double) -> Node {
        let ramp = Ramp(stops: [
            .init(color: RGBA(red: 0.1, green: 0.1, blue: 0.35), location: 0),
            .init(color: RGBA(red: 0.55, green: 0.2, blue: 0.5), location: 0.6),
            .init(color: RGBA(red: 0.95, green: 0.6, blue: 0.3), location: 1),
        ])
        let (dx, dy) = (640 * KinoraMaths.cos(time), 640 * KinoraMaths.sin(time))
        return .fill(
            Fill(
                Path(CGRect(origin: .zero, size: Self.size)),
                paint: .linear(
                    LinearPaint(
                        ramp: ramp, start: CGPoint(x: 640 - dx, y: 360 - dy), end: CGPoint(x: 640 + dx, y: 360 + dy)))))
    }

    private func glows(_ time: Double) -> [Node] {
        (0..<12).map { index in
            let phase = Double(index) * 0.8 + time
            let box = CGRect(
                x: 560 + 500 * KinoraMaths.cos(phase), y: 280 + 260 * KinoraMaths.sin(1.3 * phase), width: 160,
                height: 160)
            return .layer(
                .filter(.blur(sigma: 24, opaque: false, bounds: CGRect(origin: .zero, size: Self.size))),
                [.fill(Fill(Path(ellipseIn: box), paint: .color(RGBA(red: 1, green: 0.9, blue: 0.7, alpha: 0.4))))])
        }
    }

    private func confetti(_ time: Double) -> [Node] {
        (0..<400).map { index in
            let lane = Double(index)
            let place = CGAffineTransform(
                translationX: KinoraMaths.fraction(lane * 0.618) * 1280,
                y: KinoraMaths.fraction(lane * 0.371 + 0.2 * time) * 760 - 20)
            let color = RGBA(
                red: KinoraMaths.fraction(lane * 0.13), green: KinoraMaths.fraction(lane * 0.29), blue: 0.8)
            return .layer(
                .transform(place.rotated(by: lane + 3 * time)),
                [
                    .fill(
                        Fill(
                            Path(roundedRect: CGRect(x: -8, y: -5, width: 16, height: 10), cornerRadius: 3),
                            paint: .color(color)))
                ])
        }
    }

    private func strokes(_ time: Double) -> [Node] {
        (0..<20).map { index in
            let y = 60 + 30 * Double(index)
            var path = Path()
            path.move(to: CGPoint(x: 40, y: y))
            path.addCurve(
                to: CGPoint(x: 1240, y: y),
                control1: CGPoint(x: 400, y: y + 200 * KinoraMaths.sin(time + Double(index))),
                control2: CGPoint(x: 800, y: y - 200 * KinoraMaths.sin(time)))
            return .stroke(
                Stroke(path, style: StrokeStyle(lineWidth: 3, lineCap: .round), paint: .color(RGBA.white.opacity(0.6))))
        }
    }

    private func sheet(_ time: Double) -> [Node] {
        let card = Path(
            roundedRect: CGRect(x: 340, y: 200 + 20 * KinoraMaths.sin(2 * time), width: 600, height: 320),
            cornerRadius: 36)
        return [
            .backdrop(Backdrop(card, effect: .material(.thin, dark: false))),
            .stroke(Stroke(card, style: StrokeStyle(lineWidth: 1), paint: .color(RGBA.white.opacity(0.5)))),
        ]
    }
}
