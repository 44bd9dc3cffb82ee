import Foundation
import Testing
import XCTest

/// Where in a test's source an assertion stands.
struct SourcePlace: Sendable {
    /// `Module/File.swift`.
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int
}

/// Tells the test runner at hand what is wrong.
enum TestReport {
    /// Runs an assertion; what it finds, and any error on the way, becomes a failure.
    ///
    /// - Parameter isNamed: whether the assertion's pictures have a name of their own.
    static func failures(at place: SourcePlace, isNamed: Bool, of assertion: () throws -> FrameAssertionFailure?) {
        do {
            if let failure = try assertion() { fail(isNamed ? failure : namingAdvised(failure), at: place) }
        } catch let failure as FrameAssertionFailure {
            fail(failure, at: place)
        } catch {
            fail(FrameAssertionFailure("the frames could not be compared: \(error)"), at: place)
        }
    }

    /// Records a failure of the running test, at the assertion's line. Swift Testing also gets the pictures as attachments, which
    /// `swift test --attachments-path DIR` keeps; XCTest has no attachments on Linux.
    static func fail(_ failure: FrameAssertionFailure, at place: SourcePlace) {
        guard isSwiftTesting else {
            return XCTFail(failure.description, file: place.filePath, line: UInt(place.line))
        }
        let location = SourceLocation(
            fileID: place.fileID, filePath: "\(place.filePath)", line: place.line, column: place.column)
        for file in failure.files {
            guard let bytes = FileManager.default.contents(atPath: file.path) else { continue }
            Attachment.record(Array(bytes), named: attachmentName(file), sourceLocation: location)
        }
        Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
    }

    /// All arguments of a parameterized test share the pictures of an assertion without a name.
    static func namingAdvised(
        _ failure: FrameAssertionFailure, isParameterized: Bool = Test.current?.isParameterized ?? false
    ) -> FrameAssertionFailure {
        guard isParameterized else { return failure }
        return FrameAssertionFailure(
            failure.items,
            advice:
                "This test has arguments, and its assertion no name, so that all of them share these pictures. Write "
                + "named: \"\\(argument)\" with the name of the test's own parameter in place of argument, remove the pictures, and "
                + "run it again.")
    }

    /// The task knows its test, unless the assertion runs in a detached task; then the process's arguments tell.
    private static var isSwiftTesting: Bool {
        Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }

    /// `badge-0.500-expected.png`: the role is part of the name, once.
    static func attachmentName(_ file: FrameAssertionFailure.File) -> String {
        let url = URL(fileURLWithPath: file.path)
        let stem = url.deletingPathExtension().lastPathComponent, role = file.role.rawValue
        return (stem.hasSuffix("-" + role) ? stem : "\(stem)-\(role)") + "." + url.pathExtension
    }
}
