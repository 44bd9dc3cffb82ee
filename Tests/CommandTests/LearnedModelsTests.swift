import Foundation
import Testing

@testable import KinoraCommand

/// The classes that are made of models of machine learning.
struct LearnedModelsTests {
    /// A field that has bytes, fewer than 128.
    private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(bytes.count)] + bytes }

    /// A feature by its name and the number of its type.
    private func feature(_ name: String, _ type: UInt8) -> [UInt8] {
        field(1, Array(name.utf8)) + field(3, field(type, []))
    }

    private func model(_ inputs: [[UInt8]], _ outputs: [[UInt8]]) -> Data {
        let description = inputs.flatMap { field(1, $0) } + outputs.flatMap { field(10, $0) }
        return Data([0x08, 0x01] + field(2, description) + [0xFF])
    }

    private func source(_ model: Data, beside text: String = "let model = Sleep()") throws -> String? {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "App.swift")
        try model.write(to: URL(fileURLWithPath: folder.path("Sleep.mlmodel")))
        return LearnedModels(in: FolderEntries(below: folder.path(""))).source(beside: [
            try SourceText(folder.path("App.swift"))
        ])
    }

    @Test("A model has a class with its features, in their order and with their types")
    func features() throws {
        let made = try #require(
            try source(model([feature("wake", 2), feature("cups", 1), feature("is", 3)], [feature("result", 5)])))
        for line in [
            "nonisolated public final class Sleep {",
            "public func prediction(wake: Double, cups: Int64, is: String) throws -> SleepOutput {",
            "try prediction(input: SleepInput(wake: wake, cups: cups, is: `is`))",
            "case \"cups\": MLFeatureValue(int64: self.cups)",
            "public var result: MLMultiArray { provider.featureValue(for: \"result\")!.multiArrayValue! }",
        ] { #expect(made.contains(line), "\(line)") }
    }

    @Test("One that takes pictures has a class without predictions, for what Vision asks of it")
    func pictures() throws {
        let made = try #require(try source(model([feature("image", 4)], [feature("label", 3)])))
        #expect(made.contains("public let model: MLModel") && !made.contains("prediction"))
    }

    @Test("A folder that never imports Core ML has the class, too, and sees what it needs")
    func withoutImport() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nlet model = Sleep()", to: "App.swift")
        let sleep = model([feature("wake", 2)], [feature("result", 2)])
        try sleep.write(to: URL(fileURLWithPath: folder.path("Sleep.mlmodel")))
        let groups = try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(""))
        #expect(groups.first?.generated[LearnedModels.fileName]?.hasPrefix("@_exported import CoreML\n") == true)
    }

    @Test("None is made that no file names, that a file has itself, or of a file that is no model")
    func none() throws {
        let sleep = model([feature("wake", 2)], [feature("result", 2)])
        #expect(try source(sleep, beside: "let a = 1") == nil)
        #expect(try source(sleep, beside: "class Sleep {}") == nil)
        #expect(try source(Data("no model".utf8)) == nil)
    }
}
