import Foundation

/// The classes that Xcode makes of models of machine learning, files `.mlmodel`, as a source. What they are asked fails: no model is
/// performed.
struct LearnedModels {
    /// The name of the file that is compiled along.
    static let fileName = "GeneratedModels.swift"

    private var models: [LearnedModel] = []

    init(in entries: FolderEntries) {
        for path in entries.paths(endingIn: LearnedModel.ending) {
            guard let model = LearnedModel(path), !models.contains(where: { $0.name == model.name }) else { continue }
            models.append(model)
        }
    }

    /// The classes that the files name and do not have themselves; nil where there are none.
    func source(beside files: [SourceText]) -> String? {
        let named = models.sorted { $0.name < $1.name }.filter { model in
            files.contains { $0.text.contains(model.name) }
                && !files.contains { $0.text.contains("class \(model.name)") }
        }
        guard !named.isEmpty else { return nil }
        // Files of the module that only import SwiftUI see what this one exports.
        return "@_exported import CoreML\n" + named.map(\.declarations).joined()
    }
}

/// What a file `.mlmodel` says of its model.
private struct LearnedModel {
    /// Of its class, which is that of the file.
    let name: String
    private let inputs: [Feature]
    private let outputs: [Feature]

    fileprivate struct Feature {
        let name: String
        /// As a type of Swift's; nil for pictures, dictionaries and sequences.
        let type: String?
    }

    static let ending = ".mlmodel"

    /// The description comes before all numbers that were learned; so many bytes have it.
    private static let descriptionLimit = 1 << 20

    /// nil for what is not understood.
    init?(_ path: String) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        let name = String((path as NSString).lastPathComponent.dropLast(LearnedModel.ending.count))
        guard SwiftName.isPlain(name), let bytes = try? file.read(upToCount: LearnedModel.descriptionLimit),
            let description = MessageFields(Array(bytes)[...]).messages(2).first
        else { return nil }
        self.name = name
        inputs = description.messages(1).compactMap(Feature.init)
        outputs = description.messages(10).compactMap(Feature.init)
    }

    var declarations: String {
        let isSimple = (inputs + outputs).allSatisfy { $0.type != nil }
        let parameters = inputs.map(\.parameter).joined(separator: ", ")
        let arguments = inputs.map { "\($0.name): \($0.escaped)" }.joined(separator: ", ")
        let prediction =
            """
                public func prediction(input: \(name)Input) throws -> \(name)Output {
                    try \(name)Output(features: model.prediction(from: input))
                }
                public func prediction(\(parameters)) throws -> \(name)Output {
                    try prediction(input: \(name)Input(\(arguments)))
                }

            """
        return """
            \(isSimple ? input + output : "")nonisolated public final class \(name) {
                public let model: MLModel
                public init(model: MLModel) { self.model = model }
                public convenience init() { self.init(model: MLModel(_named: "\(name)")) }
                public convenience init(configuration: MLModelConfiguration) throws { self.init() }
                public class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(name) { \(name)() }
            \(isSimple ? prediction : "")}

            """
    }

    private var input: String {
        """
        nonisolated public final class \(name)Input: MLFeatureProvider {
        \(inputs.map { "    public var \($0.escaped): \($0.type ?? "")\n" }.joined())\
            public init(\(inputs.map(\.parameter).joined(separator: ", "))) {
        \(inputs.map { "        self.\($0.name) = \($0.escaped)\n" }.joined())\
            }
            public var featureNames: Set<String> { [\(inputs.map { "\"\($0.name)\"" }.joined(separator: ", "))] }
            public func featureValue(for featureName: String) -> MLFeatureValue? {
                switch featureName {
        \(inputs.map { "        case \"\($0.name)\": MLFeatureValue(\($0.label): self.\($0.name))\n" }.joined())\
                default: nil
                }
            }
        }

        """
    }

    private var output: String {
        """
        nonisolated public final class \(name)Output: MLFeatureProvider {
            private let provider: any MLFeatureProvider
            public init(features: any MLFeatureProvider) { provider = features }
        \(outputs.map { "    public var \($0.escaped): \($0.type ?? "") { \($0.reading) }\n" }.joined())\
            public var featureNames: Set<String> { provider.featureNames }
            public func featureValue(for featureName: String) -> MLFeatureValue? {
                provider.featureValue(for: featureName)
            }
        }

        """
    }
}

extension LearnedModel.Feature {
    /// nil where its name may not stand in a source.
    fileprivate init?(_ description: MessageFields) {
        guard let name = description.texts(1).first, SwiftName.isPlain(name) else { return nil }
        let types = [1: "Int64", 2: "Double", 3: "String", 5: "MLMultiArray"]
        let kind = description.messages(3).first?.numbers.first { $0 < 1000 }
        self.init(name: name, type: kind.flatMap { types[$0] })
    }

    fileprivate var escaped: String { SwiftName.escaped(name) }
    fileprivate var parameter: String { "\(name): \(type ?? "")" }
    /// How a value of the type is called in a feature's value.
    fileprivate var label: String {
        type == "MLMultiArray" ? "multiArray" : (type ?? "").lowercased()
    }
    fileprivate var reading: String {
        let value = "provider.featureValue(for: \"\(name)\")!.\(label)Value"
        return type == "MLMultiArray" ? value + "!" : value
    }
}

/// The fields of a message of Protocol Buffers, up to the first that is not whole.
struct MessageFields {
    private var fields: [(number: Int, bytes: ArraySlice<UInt8>)] = []

    init(_ message: ArraySlice<UInt8>) {
        var rest = message
        while let key = MessageFields.number(&rest) {
            let length: Int?
            switch key & 7 {
            case 0:
                guard MessageFields.number(&rest) != nil else { return }
                length = 0
            case 1: length = 8
            case 2: length = MessageFields.number(&rest)
            case 5: length = 4
            default: return
            }
            guard let length, length >= 0, length <= rest.count else { return }
            fields.append((key >> 3, key & 7 == 2 ? rest.prefix(length) : []))
            rest = rest.dropFirst(length)
        }
    }

    /// Takes seven bits of each byte, the lowest first, up to a byte without a mark.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return Int(truncatingIfNeeded: value) }
        }
        return nil
    }

    /// The numbers of all fields, in order.
    var numbers: [Int] { fields.map(\.number) }
    func messages(_ number: Int) -> [MessageFields] {
        fields.filter { $0.number == number }.map { MessageFields($0.bytes) }
    }
    func texts(_ number: Int) -> [String] {
        fields.filter { $0.number == number }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
