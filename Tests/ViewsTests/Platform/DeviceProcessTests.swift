import Testing

@testable import KinoraViews

/// A device is always the same phone, whatever machine the stage is on.
struct DeviceProcessTests {
    @Test("The system is that of the stage, for older versions too")
    func system() {
        let process = ProcessInfo.processInfo
        #expect(process.operatingSystemVersion.majorVersion == 26)
        #expect(process.operatingSystemVersionString.hasPrefix("Version 26.0"))
        #expect(
            process.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 17, minorVersion: 4, patchVersion: 1))
        )
        #expect(
            !process.isOperatingSystemAtLeast(
                OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 1)))
    }

    @Test("The machine, its user and its disk are not told of")
    func machine() throws {
        let process = ProcessInfo.processInfo
        #expect((process.processorCount, process.activeProcessorCount) == (6, 6))
        #expect(process.physicalMemory == 8 << 30)
        #expect(process.arguments.count == 1)
        #expect((process.hostName, process.userName, NSFullUserName()) == ("localhost", "mobile", "Mobile User"))
        let disk = try FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
        #expect((disk[.systemFreeSize] as? NSNumber)?.int64Value == 64_000_000_000)
    }
}
