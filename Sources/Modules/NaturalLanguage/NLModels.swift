public typealias NLDistance = Double
public enum NLDistanceType: Int, Sendable { case cosine }

/// Meanings of words as vectors. There are none of any language.
open class NLEmbedding: NSObject, @unchecked Sendable {
    private override init() { super.init() }
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Fails, as no model is read.
    public convenience init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }
    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }
    open func contains(_ string: String) -> Bool { false }
    open func vector(for string: String) -> [Double]? { nil }
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    open func neighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    open func neighbors(
        for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    open func enumerateNeighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
}

/// A model of the source's own. None is read.
open class NLModel: NSObject, @unchecked Sendable {
    /// Fails, as no model is read.
    public init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }
    open func predictedLabel(for string: String) -> String? { nil }
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
