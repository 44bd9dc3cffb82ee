/// Why HealthKit refused.
public struct HKError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknownError
        case errorHealthDataUnavailable
        case errorHealthDataRestricted
        case errorInvalidArgument
        case errorAuthorizationDenied
        case errorAuthorizationNotDetermined
        case errorDatabaseInaccessible
        case errorUserCanceled
        case errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied
        case errorNoData
        case errorWorkoutActivityNotAllowed
        case errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed
        case errorNotPermissibleForGuestUserMode
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .errorAuthorizationDenied: "Access to health data is denied."
        case .errorNoData: "There is no health data."
        default: "\(HKErrorDomain), \(code.rawValue)"
        }
    }
    public static func == (a: HKError, b: HKError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch HKError.errorAuthorizationDenied`.
public func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }

public let HKErrorDomain = "com.apple.healthkit"

extension HKError {
    public static let unknownError = Code.unknownError
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
    public static let errorInvalidArgument = Code.errorInvalidArgument
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
    public static let errorUserCanceled = Code.errorUserCanceled
    public static let errorAnotherWorkoutSessionStarted = Code.errorAnotherWorkoutSessionStarted
    public static let errorUserExitedWorkoutSession = Code.errorUserExitedWorkoutSession
    public static let errorRequiredAuthorizationDenied = Code.errorRequiredAuthorizationDenied
    public static let errorNoData = Code.errorNoData
    public static let errorWorkoutActivityNotAllowed = Code.errorWorkoutActivityNotAllowed
    public static let errorDataSizeExceeded = Code.errorDataSizeExceeded
    public static let errorBackgroundWorkoutSessionNotAllowed = Code.errorBackgroundWorkoutSessionNotAllowed
    public static let errorNotPermissibleForGuestUserMode = Code.errorNotPermissibleForGuestUserMode
}
