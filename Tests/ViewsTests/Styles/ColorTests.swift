import Foundation
import KinoraPixels
import Testing

@testable import KinoraStage
@testable import KinoraViews

struct ColorTests {
    private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> RGBA {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.rgba(in: environment)
    }

    @Test(
        "System colors are those of iOS, light and dark",
        arguments: [
            (Color.red, RGBA.bytes(255, 59, 48), RGBA.bytes(255, 69, 58)),
            (Color.teal, .bytes(48, 176, 199), .bytes(64, 200, 224)),
            (Color.gray, .bytes(142, 142, 147), .bytes(142, 142, 147)),
            (Color.primary, .black, .white),
            (Color.secondary, .bytes(60, 60, 67, 0.6), .bytes(235, 235, 245, 0.6)),
        ])
    func palette(color: Color, light: RGBA, dark: RGBA) {
        #expect(resolved(color) == light)
        #expect(resolved(color, .dark) == dark)
    }

    @Test("Colors say their names, or their components")
    func descriptions() {
        #expect([Color.red, .white, .black, .clear].map(\.description) == ["red", "white", "black", "clear"])
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
        #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor(white: 0.25, alpha: 0.5))" == "UIExtendedGrayColorSpace 0.25 0.5")
        #expect("\([UIColor.systemRed])" == "[<UIDynamicSystemColor; name = redColor>]")
    }

    @Test("Components, grays and hues name the same colors")
    func initializers() {
        #expect(resolved(Color(red: 1, green: 0.5, blue: 0)) == RGBA(red: 1, green: 0.5, blue: 0))
        #expect(resolved(Color(white: 0.25, opacity: 0.5)) == RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
        #expect(resolved(Color(hue: 1 / 3, saturation: 1, brightness: 1)).isClose(to: RGBA(red: 0, green: 1, blue: 0)))
        // IEC 61966-2-1: half of the light is 0.7354 encoded.
        #expect(abs(resolved(Color(.sRGBLinear, white: 0.5)).red - 0.735356983) < 1e-8)
        // The red of Display P3 lies outside of sRGB: 1.0931, −0.2267, −0.1501 (CSS Color 4, sample conversions).
        let wide = resolved(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(wide.isClose(to: RGBA(red: 1.0930663, green: -0.2267420, blue: -0.1501352), within: 1e-4))
    }

    @Test("Opacities multiply")
    func opacity() {
        #expect(resolved(Color.blue.opacity(0.5).opacity(0.5)).alpha == 0.25)
        #expect(resolved(Color.secondary.opacity(0.5)).alpha == 0.3)
    }

    @Test("A resolved color is in linear light and comes back as it was")
    func resolvedColor() {
        let color = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.75).resolve(in: EnvironmentValues())
        #expect(abs(color.linearRed - 0.21404114) < 1e-6)
        #expect(abs(color.red - 0.5) < 1e-6)
        #expect(resolved(Color(color)).isClose(to: RGBA(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)))
    }

    @Test("The accent color may be made of the accent color")
    func accent() {
        var environment = EnvironmentValues()
        #expect(Color.accentColor.rgba(in: environment) == resolved(.blue))
        environment.accentColor = .accentColor.opacity(0.5)
        #expect(Color.accentColor.rgba(in: environment).alpha == 0.5)
    }

    @Test("Two colors mix half and half, device and perceptual")
    func mixing() {
        let device = resolved(
            Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device))
        #expect(device.isClose(to: RGBA(red: 0.5, green: 0, blue: 0.5)))
        // Oklab: the mean of (0.627955, 0.224863, 0.125846) and (0.452014, −0.032457, −0.311528).
        let perceptual = resolved(Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5))
        let lab = Oklab(perceptual)
        #expect(abs(lab.lightness - 0.5399845) < 1e-5)
        #expect(abs(lab.a - 0.096203) < 1e-5)
        #expect(abs(lab.b - -0.092841) < 1e-5)
    }

    @Test("A color set is read from an asset catalogue, with its dark variant")
    func assets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0.500","blue":"51","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":{"color-space":"extended-gray","components":{"white":"0.100","alpha":"0.500"}}}]}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let asset = ColorAsset(name: "brand", bundlePath: folder.path)
        #expect(asset.rgba(.light) == RGBA(red: 1, green: 0.5, blue: 0.2))
        #expect(asset.rgba(.dark) == RGBA(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.5))
    }

    @Test(
        "Of a color set for any, for light and for dark surroundings each has its own; that for more contrast is not meant"
    )
    func brightnesses() throws {
        func set(_ entries: [(values: [String], white: String)]) -> ColorAsset.ColorSet? {
            ColorAsset.Contents(
                colors: entries.map { entry in
                    .init(
                        appearances: entry.values.map {
                            .init(appearance: $0 == "high" ? "contrast" : "luminosity", value: $0)
                        }, color: .init(components: ["white": entry.white]))
                }
            ).colorSet
        }
        let whole = try #require(
            set([(["high"], "0.9"), ([], "0.1"), (["light"], "0.2"), (["dark", "high"], "0.8"), (["dark"], "0.3")]))
        #expect(whole.light.red == 0.2 && whole.dark?.red == 0.3)
        let bright = try #require(set([([], "0.1"), (["light"], "0.2")]))
        #expect(bright.light.red == 0.2 && bright.dark?.red == 0.1)
    }

    @Test("A color of components is told by them and its opacity")
    func told() {
        #expect("\(Color(red: 0.2, green: 0.4, blue: 0.6))" == "#336699FF")
        #expect("\(Color(red: 1, green: 0, blue: 0, opacity: 0.2))" == "#FF000033")
        #expect("\(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 1))" == "#336699FF")
    }

    @Test("A color set may name a color of the system, which changes with the surroundings")
    func references() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let expected: [(String, RGBA, RGBA)] = [
            ("systemBlueColor", .bytes(0, 122, 255), .bytes(10, 132, 255)), ("labelColor", .black, .white),
            ("secondarySystemBackgroundColor", .bytes(242, 242, 247), .bytes(28, 28, 30)),
            ("systemGroupedBackgroundColor", .bytes(242, 242, 247), .black),
            ("secondarySystemGroupedBackgroundColor", .white, .bytes(28, 28, 30)),
            ("systemGray3Color", .bytes(199, 199, 204), .bytes(72, 72, 74)),
        ]
        for (name, _, _) in expected {
            let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let json =
                #"{"colors":[{"idiom":"universal","color":{"platform":"universal","reference":"\#(name)"}}]}"#
            try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        for (name, light, dark) in expected {
            let asset = ColorAsset(name: name, bundlePath: folder.path)
            #expect(asset.rgba(.light) == light && asset.rgba(.dark) == dark, "\(name)")
        }
    }

    @Test(
        "Of color sets with one name that with the first path counts, in whatever order they were made",
        arguments: [false, true])
    func sameName(isReversed: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reds = [("A", "1.000"), ("B", "0.500"), ("C", "0.250")]
        for (catalog, red) in isReversed ? reds.reversed() : reds {
            let set = folder.appendingPathComponent("\(catalog).xcassets/brand.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let json = #"{"colors":[{"color":{"components":{"red":"\#(red)","green":"0.000","blue":"0.000"}}}]}"#
            try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        #expect(ColorAsset(name: "brand", bundlePath: folder.path).rgba(.light).red == 1)
    }

    @Test("A color set that is not there is clear and told by its name; UIKit has no such color")
    @MainActor
    func missingAsset() throws {
        let nodes = try lowered(Color("no such color"))
        #expect(nodes.allSatisfy { if case .fill(let fill) = $0 { fill.paint == .color(.clear) } else { false } })
        #expect(MissingAssets.sentences.contains { $0.contains("“no such color”") })
        #expect(UIColor(named: "no such color") == nil)
    }

    @Test("A color is made of a style that is a color, dynamic ones included")
    func ofStyle() throws {
        #expect(Color(.indigo) == Color.indigo)
        #expect(Color(Color.indigo.opacity(0.5)) == Color.indigo.opacity(0.5))
        #expect(Color(.indigo) != Color(.mint))
    }
}
