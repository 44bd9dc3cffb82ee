import Foundation
import Testing

@testable import KinoraPixels

@Suite struct PremultiplicationTests {
    private func pixel(_ c: Int, _ alpha: Int) -> UInt32 { UInt32(c | c << 8 | c << 16 | alpha << 24) }

    @Test func premultiplyingRoundsExactlyForEveryPairOfBytes() {
        for alpha in 0...255 {
            for c in 0...255 {
                let level = Int((Double(c * alpha) / 255).rounded())
                #expect(Premultiplication.premultiply(pixel(c, alpha)) == pixel(level, alpha))
            }
        }
    }

    @Test func unpremultiplyingRoundsExactlyForEveryPairOfBytes() {
        for alpha in 0...255 {
            for c in 0...255 {
                // round(255 c / alpha), halves up, in whole numbers.
                let level = alpha == 0 ? 0 : min(255, (510 * c + alpha) / (2 * alpha))
                #expect(Premultiplication.unpremultiply(pixel(c, alpha)) == pixel(level, alpha == 0 ? 0 : alpha))
            }
        }
    }

    @Test func premultipliedPicturesSurviveTheWayToStraightAndBack() {
        var pixels: [UInt32] = []
        for alpha in 0...255 { for c in 0...alpha { pixels.append(pixel(c, alpha)) } }
        let pixmap = Pixmap(width: pixels.count, height: 1, pixels: pixels)
        #expect(pixmap.straight().premultiplied() == pixmap)
    }

    @Test func opaqueStraightPicturesSurviveTooAndChannelsStayApart() {
        let pixels: [UInt32] = [0xFF01_80FE, 0xFFFF_FFFF, 0xFF00_0000]
        let pixmap = StraightPixmap(width: 1, height: 3, pixels: pixels)
        #expect(pixmap.premultiplied().straight() == pixmap)
        #expect(Premultiplication.premultiply(0x80FF_8001) == 0x8080_4001)
        #expect(StraightPixmap(width: 0, height: 0, pixels: []).premultiplied().pixels.isEmpty)
    }

    @Test func floatsAgreeWithBytes() {
        for alpha in stride(from: 0, through: 255, by: 5) {
            for c in 0...255 {
                let straight = RGBA(red: Double(c) / 255, green: 0, blue: 1, alpha: Double(alpha) / 255)
                let bytes = StraightPixel(word: UInt32(c | 255 << 16 | alpha << 24)).premultiplied
                #expect(PremultipliedRGBA(straight).pixel == bytes)
                #expect(PremultipliedRGBA(bytes).pixel == bytes)
            }
        }
    }

    @Test func colorsOfExtendedRangeAreLimitedAtThePixelOnly() {
        let bright = PremultipliedRGBA(RGBA(red: 3, green: -1, blue: .nan, alpha: 0.5))
        #expect(bright.components.x == 1.5 && bright.components.y == -0.5)
        #expect(bright.pixel == PremultipliedPixel(word: 0x8000_0080))
    }
}

@Suite struct ColorSpaceTests {
    @Test func theCurveIsThatOfTheStandard() {
        for index in -300...600 {
            let x = Double(index) / 255
            let size = abs(x)
            let linear = size <= 0.04045 ? size / 12.92 : Foundation.pow((size + 0.055) / 1.055, 2.4)
            let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * Foundation.pow(size, 1 / 2.4) - 0.055
            #expect(abs(TransferCurve.linear(x).magnitude - linear) <= 4e-15 * max(1, linear))
            #expect(abs(TransferCurve.encoded(x).magnitude - encoded) <= 4e-15 * max(1, encoded))
            #expect(TransferCurve.linear(x).sign == x.sign)
            #expect(abs(TransferCurve.encoded(TransferCurve.linear(x)) - x) < 1e-7)
        }
        #expect(TransferCurve.linear(.nan).isNaN && TransferCurve.encoded(.infinity) == .infinity)
    }

    @Test func rootsAreExactToAFewUlps() {
        for exponent in -290...290 {
            let x = 1.7 * Foundation.pow(10, Double(exponent))
            // The C library's own cube root is a few ulps off: the powers are the better oracle.
            let (cube, fifth) = (Root.cube(x), Root.fifth(x))
            #expect(abs(cube * cube * cube - x) <= 1e-15 * x)
            #expect(abs(fifth * fifth * fifth * fifth * fifth - x) <= 2e-15 * x)
        }
        #expect(Root.cube(-8) == -2 && Root.cube(0) == 0 && Root.fifth(32) == 2)
    }

    /// White is (1, 0, 0); the values for pure red, green and blue are those of Ottosson's page and its reference code.
    @Test func oklabHasThePublishedValues() {
        let known: [(RGBA, Double, Double, Double)] = [
            (.white, 1, 0, 0), (.black, 0, 0, 0),
            (RGBA(red: 1, green: 0, blue: 0), 0.62796, 0.22486, 0.12585),
            (RGBA(red: 0, green: 1, blue: 0), 0.86644, -0.23389, 0.17950),
            (RGBA(red: 0, green: 0, blue: 1), 0.45201, -0.03246, -0.31153),
        ]
        for (color, lightness, a, b) in known {
            let lab = Oklab(color)
            #expect(abs(lab.lightness - lightness) < 1e-5 && abs(lab.a - a) < 1e-5 && abs(lab.b - b) < 1e-5)
            let back = lab.rgba()
            #expect(abs(back.red - color.red) + abs(back.green - color.green) + abs(back.blue - color.blue) < 1e-4)
        }
    }

    @Test func mixingIsPremultipliedSoThatRedFadesWithoutDarkening() {
        let red = RGBA(red: 1, green: 0, blue: 0)
        for space in MixingSpace.allCases {
            let half = RGBA.mix(red, .clear, at: 0.5, in: space)
            #expect(abs(half.red - 1) < 1e-4 && abs(half.green) < 1e-4 && half.alpha == 0.5)
            #expect(RGBA.mix(red, .white, at: 0, in: space) == red)
            #expect(RGBA.mix(red, .white, at: 7, in: space) == .white)
            #expect(RGBA.mix(.clear, .clear, at: 0.3, in: space) == .clear)
        }
        #expect(RGBA.mix(.black, .white, at: 0.25).green == 0.25)
        // Perceptual gray: lightness 0.5 is linear 0.125.
        let gray = RGBA.mix(.black, .white, at: 0.5, in: .perceptual)
        #expect(abs(gray.green - TransferCurve.encoded(0.125)) < 1e-4)
    }

    @Test func displayP3MapsToExtendedSRGB() {
        let white = RGBA.fromDisplayP3(red: 1, green: 1, blue: 1)
        #expect(abs(white.red - 1) < 1e-9 && abs(white.green - 1) < 1e-9 && abs(white.blue - 1) < 1e-9)
        // P3 red in extended sRGB, as the CSS Color 4 sample code has it.
        let red = RGBA.fromDisplayP3(red: 1, green: 0, blue: 0)
        #expect(abs(red.red - 1.09300) < 1e-4 && abs(red.green + 0.22674) < 1e-4 && abs(red.blue + 0.15013) < 1e-4)
    }

    @Test func hueTurnsFromRedOverGreenToBlue() {
        #expect(RGBA.fromHSB(hue: 0, saturation: 1, brightness: 1).hex == "#FF0000")
        #expect(RGBA.fromHSB(hue: 1.0 / 6, saturation: 1, brightness: 1).hex == "#FFFF00")
        #expect(RGBA.fromHSB(hue: 1.0 / 3, saturation: 1, brightness: 1).hex == "#00FF00")
        #expect(RGBA.fromHSB(hue: 2.0 / 3, saturation: 0.5, brightness: 0.8).hex == "#6666CC")
        #expect(RGBA.fromHSB(hue: -1.0 / 3, saturation: 1, brightness: 1).hex == "#0000FF")
        #expect(RGBA.fromHSB(hue: .nan, saturation: 1, brightness: 0.2).hex == "#333333")
        for index in 0..<1000 {
            let (h, s, b) = (Double(index % 37) / 37, Double(index % 10 + 1) / 10, Double(index % 7 + 1) / 7)
            let hsb = RGBA.fromHSB(hue: h, saturation: s, brightness: b).hsb
            #expect(abs(hsb.hue - h) < 1e-12 && abs(hsb.saturation - s) < 1e-12 && abs(hsb.brightness - b) < 1e-12)
        }
        #expect(RGBA.white.hsb == (0, 0, 1))
    }
}

@Suite struct HexTests {
    @Test func colorsAreReadAsPeopleWriteThem() {
        #expect(RGBA(hex: "#f80") == RGBA(red: 1, green: 136.0 / 255, blue: 0))
        #expect(RGBA(hex: "FF8800")?.hex == "#FF8800")
        #expect(RGBA(hex: "#0a84ff80")?.hex == "#0A84FF80")
        #expect(RGBA(hex: "#1234")?.hex == "#11223344")
        for level in 0...255 {
            let color = RGBA(red: Double(level) / 255, green: 0.5, blue: 1, alpha: Double(level) / 255)
            #expect(RGBA(hex: color.hex)?.hex == color.hex)
            #expect(RGBA(hex: color.hexWithAlpha)?.hexWithAlpha == color.hexWithAlpha)
            #expect(color.hexWithAlpha.hasSuffix(String(format: "80FF%02X", level)))
        }
    }

    @Test(arguments: [
        "", "#", "#12", "#12345", "#1234567", "#123456789", "##123456", "#12345g", "red", "#12 456", "１２３",
    ])
    func otherTextIsRefused(text: String) {
        #expect(RGBA(hex: text) == nil)
    }

    @Test func componentsOutsideTheRangeAreLimited() {
        #expect(RGBA(red: 2, green: -1, blue: .nan).hex == "#FF0000")
        #expect("\(RGBA.black.opacity(0.5))" == "#00000080")
    }
}
