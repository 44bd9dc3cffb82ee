import KinoraStage
import KinoraViews

/// Completes what is typed to names of places. Nothing is found: its delegate is told of a failure, as on a device that is offline.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    /// Until its delegate is told, after the current event.
    open private(set) var isSearching = false
    /// Counts what has been asked for, so that what is replaced or cancelled is not told.
    private var count = 0

    /// What has been typed. Without words nothing is looked for.
    open var queryFragment = "" {
        didSet {
            cancel()
            if !queryFragment.isEmpty { search() }
        }
    }
    public override init() { super.init() }

    private func search() {
        VirtualClock.noteObjects()
        isSearching = true
        let asked = count
        DispatchQueue.main.async { [weak self] in
            guard let self, asked == count else { return }
            isSearching = false
            delegate?.completer(self, didFailWithError: URLError(.notConnectedToInternet))
        }
    }
    open func cancel() {
        count += 1
        isSearching = false
    }
}

/// What a completer tells. There are no results here.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A name that completes what was typed. A completer finds none.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    /// Which parts of the title were typed, as values of ranges.
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
    init(title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init()
    }
}

extension MKLocalSearch.Request {
    /// Looks for what a completion names.
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init(naturalLanguageQuery: "\(completion.title) \(completion.subtitle)")
    }
}
