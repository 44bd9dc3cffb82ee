import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Gradients and other paints.
extension TestCard {
    private static let full = CardPaths.rect(0, 0, 96, 72)
    private static let two = [CardColors.red, CardColors.blue]
    private static let spectrum = [
        CardColors.red, CardColors.yellow, CardColors.green, CardColors.blue, CardColors.purple,
    ]

    static var paints: [Cell] {
        func cell(_ label: String, _ paint: Paint) -> Cell { Cell(label, [.filled(full, paint)]) }
        let (start, end) = (CGPoint(x: 8, y: 0), CGPoint(x: 88, y: 0))
        func linear(_ ramp: Ramp) -> Paint { .linear(LinearPaint(ramp: ramp, start: start, end: end)) }
        let hard = Ramp(stops: [
            .init(color: CardColors.red, location: 0), .init(color: CardColors.red, location: 0.5),
            .init(color: CardColors.blue, location: 0.5), .init(color: CardColors.green, location: 1),
        ])
        let outside = Ramp(stops: [
            .init(color: CardColors.red, location: -0.5), .init(color: CardColors.blue, location: 1.5),
        ])
        return [
            cell("linear, device", linear(Ramp(two))),
            cell("linear, perceptual", linear(Ramp(two, space: .perceptual))),
            cell(
                "linear, diagonal", .linear(LinearPaint(ramp: Ramp(spectrum), start: .zero, end: CGPoint(x: 96, y: 72)))
            ),
            cell("hard stop", linear(hard)), cell("stops beyond 0 and 1", linear(outside)),
            cell("to clear", linear(Ramp([CardColors.red, .clear]))),
            cell("radial", radial(0, 40)), cell("radial 40 to 10", radial(40, 10)),
            cell("elliptical", radial(0, 0.5, aspect: CGSize(width: 96, height: 72))),
            cell("angular", angular(0, 360)), cell("angular 0 to 240", angular(0, 240)),
            cell("angular -90 to 450", angular(-90, 450)),
            cell("mesh 3x3", mesh()), cell("mesh, bilinear", mesh(smooth: false)),
            cell("mesh, perceptual", mesh(space: .perceptual)), cell("mesh, handles", meshWithHandles),
            cell("mesh on a background", mesh(bounds: CGRect(x: 14, y: 12, width: 68, height: 48))),
            cell("folded mesh", foldedMesh),
            cell(
                "image, tiled",
                .image(ImagePaint(CardPictures.small, rect: CGRect(x: 4, y: 4, width: 24, height: 18), tiled: true))),
            cell(
                "shader",
                .shader(
                    ShaderPaint(
                        ShaderCall(TestCardShaders.plaid, [.float(6)]),
                        bounds: CGRect(x: 0, y: 0, width: 96, height: 72)))),
        ]
    }

    private static func radial(_ start: Double, _ end: Double, aspect: CGSize = CGSize(width: 1, height: 1)) -> Paint {
        .radial(
            RadialPaint(
                ramp: Ramp(spectrum), center: CGPoint(x: 48, y: 36), startRadius: start, endRadius: end, aspect: aspect)
        )
    }

    /// Angles in degrees.
    private static func angular(_ start: Double, _ end: Double) -> Paint {
        .angular(
            AngularPaint(
                ramp: Ramp(spectrum), center: CGPoint(x: 48, y: 36), startAngle: start * .pi / 180,
                endAngle: end * .pi / 180))
    }

    private static func mesh(
        smooth: Bool = true, space: GradientSpace = .device, bounds: CGRect = CGRect(x: 0, y: 0, width: 96, height: 72)
    ) -> Paint {
        let colors = [
            CardColors.red, CardColors.orange, CardColors.yellow, CardColors.purple, .white, CardColors.green,
            CardColors.ink, CardColors.blue, CardColors.green,
        ]
        let vertices = colors.enumerated().map { index, color in
            let center = index == 4
            return MeshPaint.Vertex(
                position: CGPoint(x: center ? 0.68 : Double(index % 3) / 2, y: center ? 0.36 : Double(index / 3) / 2),
                color: color)
        }
        return .mesh(
            MeshPaint(
                columns: 3, rows: 3, vertices: vertices, bounds: bounds,
                background: RGBA(red: 0.85, green: 0.86, blue: 0.9),
                smoothsColors: smooth, space: space))
    }

    private static var meshWithHandles: Paint {
        let colors = [CardColors.red, CardColors.yellow, CardColors.blue, CardColors.green]
        let bend = [(0.3, 0.0), (-0.3, 0.0), (0.0, -0.35), (0.0, 0.35)]
        let vertices = colors.enumerated().map { index, color in
            let (x, y) = (0.12 + 0.76 * Double(index % 2), 0.12 + 0.76 * Double(index / 2))
            func handle(_ dx: Double, _ dy: Double) -> CGPoint {
                CGPoint(x: x + dx + bend[index].0 * abs(dy), y: y + dy + bend[index].1 * abs(dx))
            }
            return MeshPaint.Vertex(
                position: CGPoint(x: x, y: y),
                handles: .init(
                    leading: handle(-0.5, 0), top: handle(0, -0.5), trailing: handle(0.5, 0), bottom: handle(0, 0.5)),
                color: color)
        }
        return .mesh(
            MeshPaint(columns: 2, rows: 2, vertices: vertices, bounds: CGRect(x: 0, y: 0, width: 96, height: 72)))
    }

    private static var foldedMesh: Paint {
        let places = [(0.0, 0.0), (0.75, 0.1), (1.0, 0.0), (0.0, 1.0), (0.3, 0.9), (1.0, 1.0)]
        let colors = [CardColors.red, CardColors.yellow, CardColors.blue, CardColors.purple, .white, CardColors.green]
        let vertices = zip(places, colors).map { MeshPaint.Vertex(position: CGPoint(x: $0.0, y: $0.1), color: $1) }
        return .mesh(
            MeshPaint(columns: 3, rows: 2, vertices: vertices, bounds: CGRect(x: 0, y: 0, width: 96, height: 72)))
    }
}
