import KinoraViews
import Synchronization

/// When a tip is due: while what is written holds.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(_ input: Input, _ body: (Input.RuleValue) -> Bool) -> Tips.Rule =
    #externalMacro(module: "KinoraMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput>(
    _ a: A, _ b: B, _ body: (A.RuleValue, B.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "KinoraMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput, C: Tips.RuleInput>(
    _ a: A, _ b: B, _ c: C, _ body: (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "KinoraMacros", type: "TipRuleMacro")

extension Tips {
    /// When a tip is due. Rules are made each time they are asked.
    public struct Rule: Sendable {
        let isMet: Bool
        public init<Input: RuleInput>(_ input: Input, _ body: (Input.RuleValue) -> Bool) {
            isMet = body(input._ruleValue)
        }
        public init<A: RuleInput, B: RuleInput>(_ a: A, _ b: B, _ body: (A.RuleValue, B.RuleValue) -> Bool) {
            isMet = body(a._ruleValue, b._ruleValue)
        }
        public init<A: RuleInput, B: RuleInput, C: RuleInput>(
            _ a: A, _ b: B, _ c: C, _ body: (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
        ) { isMet = body(a._ruleValue, b._ruleValue, c._ruleValue) }
    }
    /// What a rule looks at.
    public protocol RuleInput {
        associatedtype RuleValue
        var _ruleValue: RuleValue { get }
    }
    /// Whether a value outlives the app. None does.
    public enum ParameterOption: Sendable { case transient }
    public typealias Parameter = KeptParameter

    /// A value that rules of tips look at. It is kept for as long as a performance.
    @propertyWrapper
    public struct KeptParameter<Value>: RuleInput {
        public typealias RuleValue = Value
        public var wrappedValue: Value { didSet { TipStore.current.noteRuleInput() } }
        public var _ruleValue: Value { wrappedValue }
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        public init(wrappedValue: Value, _ options: ParameterOption...) { self.wrappedValue = wrappedValue }
        public var projectedValue: KeptParameter { self }
    }
}
extension Tips.KeptParameter: Sendable where Value: Sendable {}

extension Tips {
    /// What comes with an event that nothing is said of.
    public struct EmptyDonation: Codable, Hashable, Sendable { public init() {} }

    /// Something that rules count. It is kept for as long as a performance.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput, Sendable {
        public typealias RuleValue = Event
        public var _ruleValue: Event { self }
        public let id: String
        private let kept = Kept()
        private final class Kept: Sendable { let donations = Mutex<[Donation]>([]) }

        fileprivate init(named id: String) { self.id = id }
        public init(id: String) { self.init(named: id) }

        /// The newest last.
        public var donations: [Donation] { kept.donations.withLock { $0 } }
        public func donate(_ info: DonationInfo) async { keep(info) }
        @_disfavoredOverload
        public func donate(_ info: DonationInfo) { keep(info) }
        public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            keep(info)
            completion?()
        }
        fileprivate func keep(_ info: DonationInfo) {
            kept.donations.withLock { $0.append(Donation(info: info, date: Date())) }
            TipStore.current.noteRuleInput()
        }

        @dynamicMemberLookup
        public struct Donation: Sendable {
            public let info: DonationInfo
            public let date: Date
            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
        }
    }
    /// How long ago a donation may have been.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: 60 * TimeInterval(count)) }
        public static func hours(_ count: Int) -> DonationTimeRange { .init(seconds: 3600 * TimeInterval(count)) }
        public static func days(_ count: Int) -> DonationTimeRange { .init(seconds: 86_400 * TimeInterval(count)) }
        public static func weeks(_ count: Int) -> DonationTimeRange { .init(seconds: 604_800 * TimeInterval(count)) }
    }
}
extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    public init(id: String) { self.init(named: id) }
    public func donate() async { keep(Tips.EmptyDonation()) }
    /// As in the first version of the framework.
    @_disfavoredOverload
    public func donate() { keep(Tips.EmptyDonation()) }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        keep(Tips.EmptyDonation())
        completion?()
    }
}
extension Array {
    /// Those of the last while.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Tips.Event<Info>.Donation]
    where Element == Tips.Event<Info>.Donation { filter { Date().timeIntervalSince($0.date) <= range.seconds } }
}
