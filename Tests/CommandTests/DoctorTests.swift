import Foundation
import Testing

@testable import KinoraCommand
@testable import KinoraProtocol

/// `kinora doctor`
@Suite struct DoctorTests {
    private func findings(_ environment: [String: String] = [:]) throws -> (Int32, [JSONValue]) {
        let folder = try TemporaryFolder()
        let own = ["KINORA_CACHE": folder.path("cache")]
        let run = try KinoraProcess(["doctor", "--json"], in: folder, environment: own.merging(environment) { $1 })
        return (run.status, try JSONValue(run.output).elements ?? [])
    }

    @Test func whereEverythingIsThereASourceCompiles() throws {
        let (status, found) = try findings()
        #expect(status == 0)
        #expect(
            found.contains { $0["sentence"] == "a small SwiftUI source compiles" && $0["state"] == "ok" }, "\(found)")
    }

    @Test func whatIsMissingIsNamedWithWhatToDo() throws {
        // Without a toolchain effects are rendered all the same.
        let (bare, found) = try findings(["PATH": "/nowhere"])
        #expect(bare == 0)
        let swift = found.first { $0["sentence"]?.text?.hasPrefix("for SwiftUI sources") == true }
        #expect(swift?["state"] == "absent" && swift?["sentence"]?.text?.contains("swift.org/install") == true)
        let (status, others) = try findings(["KINORA_CACHE": "/proc/nowhere"])
        #expect(status == 69)
        #expect(others.last?["state"] == "missing" && others.last?["sentence"]?.text?.contains("KINORA_CACHE") == true)
    }
}
