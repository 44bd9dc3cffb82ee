/// The module that sources import for asking after health data and for the rings of a day.
@_exported import HealthKit
@_exported import KinoraViews

extension View {
    /// The panel is never shown: when the trigger changes, the request counts as made, and allows nothing.
    public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View { onChange(of: trigger) { completion(.success(true)) } }
    public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View { onChange(of: trigger) { completion(.success(true)) } }
    public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View { onChange(of: trigger) { completion(.success(true)) } }
}

/// A day's rings: a neutral box with its name.
@MainActor @preconcurrency
open class HKActivityRingView: _KinoraPlaceholderView {
    open override var placeholderLabel: String { "Activity rings" }
    open private(set) var activitySummary: HKActivitySummary?
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}
