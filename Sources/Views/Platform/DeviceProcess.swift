import KinoraStage

// What a device tells of itself and of its disk: always the same phone. These hide Foundation's in files that import this module but not
// Foundation by name, which tell of the machine.

extension ProcessInfo {
    @_disfavoredOverload
    public var operatingSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
    }
    @_disfavoredOverload
    public var operatingSystemVersionString: String { "Version 26.0 (Build 23A341)" }
    @_disfavoredOverload
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
    @_disfavoredOverload
    public var hostName: String { "localhost" }
    @_disfavoredOverload
    public var processorCount: Int { 6 }
    @_disfavoredOverload
    public var activeProcessorCount: Int { 6 }
    /// In bytes.
    @_disfavoredOverload
    public var physicalMemory: UInt64 { 8 << 30 }
    @_disfavoredOverload
    public var processIdentifier: Int32 { 437 }
    @_disfavoredOverload
    public var processName: String { "App" }
    /// The program alone, as where a finger starts it.
    @_disfavoredOverload
    public var arguments: [String] { ["/private/var/containers/Bundle/Application/\(processName).app/\(processName)"] }
    @_disfavoredOverload
    public var userName: String { NSUserName() }
    @_disfavoredOverload
    public var fullUserName: String { NSFullUserName() }
    /// Drawn from the stage's seed.
    @_disfavoredOverload
    public var globallyUniqueString: String { "\(UUID().uuidString)-\(processIdentifier)-0000000000000001" }
}

@_disfavoredOverload
public func NSUserName() -> String { "mobile" }
@_disfavoredOverload
public func NSFullUserName() -> String { "Mobile User" }

extension FileManager {
    /// A disk of 128 GB, half of which is free.
    @_disfavoredOverload
    public func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
        [
            .systemSize: NSNumber(value: 128_000_000_000 as Int64),
            .systemFreeSize: NSNumber(value: 64_000_000_000 as Int64),
            .systemNodes: NSNumber(value: 1_000_000_000), .systemFreeNodes: NSNumber(value: 999_000_000),
            .systemNumber: NSNumber(value: 1),
        ]
    }
}
