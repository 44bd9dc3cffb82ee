import KinoraGeometry
import KinoraPixels
import Testing

@testable import KinoraScene

@Suite struct ColorMatrixTests {
    private let color = RGBA(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.6)
    private var luminance: Double { 0.2126 * 0.8 + 0.7152 * 0.3 + 0.0722 * 0.1 }

    private func near(_ a: RGBA, _ r: Double, _ g: Double, _ b: Double, _ alpha: Double) -> Bool {
        abs(a.red - r) < 1e-12 && abs(a.green - g) < 1e-12 && abs(a.blue - b) < 1e-12 && abs(a.alpha - alpha) < 1e-12
    }

    @Test func factoriesFollowTheirFormulas() {
        let y = luminance
        #expect(near(ColorMatrix.brightness(0.25).applied(to: color), 1.05, 0.55, 0.35, 0.6))
        #expect(near(ColorMatrix.contrast(2).applied(to: color), 1.1, 0.1, -0.3, 0.6))
        #expect(
            near(
                ColorMatrix.saturation(1.5).applied(to: color), y + 1.5 * (0.8 - y), y + 1.5 * (0.3 - y),
                y + 1.5 * (0.1 - y), 0.6))
        #expect(near(ColorMatrix.grayscale(1).applied(to: color), y, y, y, 0.6))
        #expect(near(ColorMatrix.grayscale(7).applied(to: color), y, y, y, 0.6))
        #expect(near(ColorMatrix.grayscale(-3).applied(to: color), 0.8, 0.3, 0.1, 0.6))
        #expect(near(ColorMatrix.invert.applied(to: color), 0.2, 0.7, 0.9, 0.6))
        #expect(
            near(
                ColorMatrix.multiply(RGBA(red: 0.5, green: 1, blue: 2, alpha: 0.5)).applied(to: color), 0.4, 0.3, 0.2,
                0.3))
        #expect(near(ColorMatrix.luminanceToAlpha.applied(to: color), 0, 0, 0, y))
    }

    @Test func turningHuesKeepsGraysAndComesFullCircle() {
        for degrees in [0.0, 33, 120, 250] {
            let gray = ColorMatrix.hueRotation(.degrees(degrees)).applied(to: RGBA(red: 0.4, green: 0.4, blue: 0.4))
            #expect(abs(gray.red - 0.4) < 2e-4 && abs(gray.green - 0.4) < 2e-4 && abs(gray.blue - 0.4) < 2e-4)
        }
        let turned = ColorMatrix.hueRotation(.degrees(360)).applied(to: color)
        #expect(abs(turned.red - 0.8) < 2e-4 && abs(turned.green - 0.3) < 2e-4 && abs(turned.blue - 0.1) < 2e-4)
    }

    @Test func chainsAreNotClampedBetween() {
        let chain = ColorMatrix.brightness(0.9).concatenating(.contrast(3)).concatenating(.brightness(-0.9))
        let steps = ColorMatrix.brightness(-0.9).applied(
            to: ColorMatrix.contrast(3).applied(to: ColorMatrix.brightness(0.9).applied(to: color)))
        #expect(near(chain.applied(to: color), steps.red, steps.green, steps.blue, steps.alpha))
    }
}
