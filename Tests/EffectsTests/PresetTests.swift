import KinoraDiff
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// Looks with names.
@MainActor
struct PresetTests {
    nonisolated static let entries = Catalogue.entries.filter { !$0.presets.isEmpty }

    private func frame(_ entry: CatalogueEntry, preset: String?, at time: Double) throws -> Pixmap {
        let typed = try entry.assignments(ofPreset: preset, and: [])
        let values = try ParameterValues(typed, for: entry.parameters, of: entry.name) { _ in
            throw PictureError(path: "", reason: "presets name no files")
        }
        var scene = try entry.stage(values).scene(at: time)
        scene.background = .white
        return try Rasterizer(scale: 0.5).render(scene)
    }

    @Test("Every preset has values that its effect takes, and another picture than the default", arguments: entries)
    func looks(_ entry: CatalogueEntry) throws {
        #expect(Set(entry.presets.map(\.name)).count == entry.presets.count)
        let time = entry.duration * 0.4
        let usual = try frame(entry, preset: nil, at: time)
        for preset in entry.presets {
            #expect(try frame(entry, preset: preset.name, at: time) != usual, "\(entry.name) \(preset.name)")
        }
    }

    @Test("What is typed wins over the preset, and nothing is set twice")
    func precedence() throws {
        let entry = try #require(Catalogue.entry(named: "neon"))
        let all = try entry.assignments(ofPreset: "open-sign", and: [("text", "SHUT")])
        #expect(all.filter { $0.name == "text" }.map(\.value) == ["SHUT"])
        #expect(all.contains { $0.name == "color" && $0.value == "#FF4A3D" })
    }

    @Test("A preset that does not exist is refused with those that do and the nearest")
    func unknown() throws {
        let entry = try #require(Catalogue.entry(named: "neon"))
        let error = #expect(throws: UnknownPreset.self) { try entry.assignments(ofPreset: "cyann", and: []) }
        let sentence = try #require(error).description
        #expect(sentence.contains("neon has no preset \"cyann\"; it has cyan, open-sign, steady"), "\(sentence)")
        let plain = try #require(Catalogue.entry(named: "typewriter"))
        #expect(throws: UnknownPreset.self) { try plain.assignments(ofPreset: "x", and: []) }
    }

    @Test(
        "A list of choices is refused as soon as one of its words is none",
        arguments: ["cross,banana", "", "star,,heart"])
    func choices(_ typed: String) throws {
        let entry = try #require(Catalogue.entry(named: "shape-morph"))
        let shapes = try #require(entry.parameters.first { $0.name == "shapes" })
        #expect(throws: ParameterError.self) { try shapes.value(typed) }
        #expect(try shapes.value("cross, drop").value == .choices(["cross", "drop"]))
    }
}
