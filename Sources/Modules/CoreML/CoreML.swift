/// The module that sources import for models of machine learning. No model is performed: making one of a file fails with an error that
/// says so, and those of the classes that are made of files `.mlmodel` fail where they are asked.
@_exported import KinoraViews

/// Why there is no answer.
public struct MLModelError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: Int, Sendable { case generic, featureType, io = 3, customLayer, customModel, update, parameters }
    public let code: Code
    public var description: String { "models of machine learning are not performed here" }
    static let notThere = MLModelError(code: .io)
}

/// On what a model may be computed.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject {
    open var computeUnits: MLComputeUnits = .all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
    public override init() { super.init() }
}

/// A model, which answers nothing.
open class MLModel: NSObject {
    /// That of a class that is made of a file.
    public init(_named name: String) { super.init() }
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    public init(contentsOf url: URL) throws { throw MLModelError.notThere }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.notThere }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError.notThere }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.notThere }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError.notThere
    }
}

public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence
}

/// A value that a model is given, or gives.
open class MLFeatureValue: NSObject {
    private enum Value {
        case int64(Int64), double(Double), string(String), array(MLMultiArray), none
    }
    private let value: Value
    private init(_ value: Value) { self.value = value }
    public convenience init(int64 value: Int64) { self.init(.int64(value)) }
    public convenience init(double value: Double) { self.init(.double(value)) }
    public convenience init(string value: String) { self.init(.string(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }

    open var int64Value: Int64 { if case .int64(let value) = value { value } else { 0 } }
    open var doubleValue: Double { if case .double(let value) = value { value } else { 0 } }
    open var stringValue: String { if case .string(let value) = value { value } else { "" } }
    open var multiArrayValue: MLMultiArray? { if case .array(let value) = value { value } else { nil } }
    open var type: MLFeatureType {
        switch value {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .array: .multiArray
        case .none: .invalid
        }
    }
}

public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public let dictionary: [String: MLFeatureValue]
    /// Numbers, words, arrays and values of features; others fail.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            default: throw MLModelError(code: .featureType)
            }
        }
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131_104
}

/// Numbers in several dimensions, the last of which lies together.
open class MLMultiArray: NSObject {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    public let strides: [NSNumber]
    private var values: [Double]

    /// Zeros. Fails for sizes below 1, and where there are too many numbers for memory.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        var (count, strides) = (1, [Int]())
        for size in shape.map(\.intValue).reversed() {
            strides.insert(count, at: 0)
            let (product, overflow) = count.multipliedReportingOverflow(by: size)
            guard size > 0, !overflow, product <= 1 << 28 else { throw MLModelError(code: .parameters) }
            count = product
        }
        (self.shape, self.dataType) = (shape, dataType)
        self.strides = strides.map { NSNumber(value: $0) }
        values = Array(repeating: 0, count: count)
    }

    open var count: Int { values.count }
    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: values[index]) }
        set { values[index] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(of: key)] }
        set { self[place(of: key)] = newValue }
    }
    private func place(of key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}
