import Dispatch
import Foundation

/// Where views are performed: on the main queue.
///
/// Tests need not be bound to the main actor for it: XCTest on Linux calls test methods on the main thread but cannot call those
/// that are declared `@MainActor`, and Swift Testing calls tests that are not on threads of their own.
enum MainQueue {
    /// Runs `body` there and waits for it.
    static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
        if isCurrent { return try MainActor.assumeIsolated { try body() } }
        return try Dispatch.DispatchQueue.main.sync { try MainActor.assumeIsolated { try body() } }
    }

    /// Not only whether this is the main thread: a program that waits in `dispatchMain` serves its main queue on others.
    private static var isCurrent: Bool {
        _ = isMarked
        return Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) != nil
    }

    private static let mark = Dispatch.DispatchSpecificKey<Void>()
    private static let isMarked: Void = Dispatch.DispatchQueue.main.setSpecific(key: mark, value: ())
}
