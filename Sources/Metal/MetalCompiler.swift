import Foundation
import KinoraFrames
import KinoraMetalStandIn

/// How wide the vectors are for which functions are compiled. Every level gives the same bytes.
package enum MetalLevel: Int, CaseIterable, Sendable {
    case baseline, avx2, avx512

    /// The widest that this processor runs.
    package static var widest: MetalLevel { MetalLevel(rawValue: Int(km_processor_level())) ?? .baseline }

    /// The order of instructions follows the processor that is there; which instructions there are, only the level.
    var flags: [String] {
        switch self {
        case .baseline: []
        case .avx2: ["-march=x86-64-v3", "-mtune=native"]
        case .avx512: ["-march=x86-64-v4", "-mtune=native", "-mprefer-vector-width=512"]
        }
    }
}

/// How a file's halves are kept where the processor does not convert them: as floats that are rounded like halves, which is many
/// times as fast, or as the compiler's own type, which lies in memory as on Apple's processors and goes with everything C++ allows.
enum MetalHalves { case wide, narrow }

/// The C++ compiler of the Swift toolchain, and the stand-in for Metal's headers.
package struct MetalCompiler: Sendable {
    /// Runs a program, and answers its status and all it said.
    package typealias Run = @Sendable (_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)

    let clang: String
    let level: MetalLevel
    /// Changes with the compiler, the stand-in and the flags: all but the sources that decides what is built.
    package let identity: String
    private let folder: URL
    private let run: Run

    /// - Parameters:
    ///   - swiftc: the Swift compiler, beside which clang++ lies.
    ///   - cache: a folder of the user's own; the stand-in is kept in it.
    ///   - level: for which processor.
    ///   - run: how programs are run.
    /// - Throws: `MetalError.noCompiler`.
    package init(swiftc: String, cache: URL, level: MetalLevel = .widest, run: @escaping Run) throws {
        let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().path
        let places = [swiftc, real].map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/clang++" }
        guard let clang = places.first(where: FileManager.default.isExecutableFile) else {
            throw MetalError.noCompiler(
                "Metal shaders are compiled by the clang++ of the Swift toolchain, and there is none beside \(swiftc); "
                    + "install a whole toolchain (https://www.swift.org/install).")
        }
        let version = try run(clang, ["--version"])
        guard version.status == 0 else {
            throw MetalError.noCompiler("The compiler \(clang) does not run: \(version.text)")
        }
        self.clang = clang
        self.level = level
        self.run = run
        var hash = SHA256()
        for part in [version.text] + MetalCompiler.flags + level.flags { hash.update(Array(part.utf8) + [0]) }
        for header in StandIn.headers { hash.update(Array(header.path.utf8) + [0] + header.bytes + [0]) }
        identity = String(hash.hexDigest().prefix(32))
        folder = cache.appendingPathComponent("metal").appendingPathComponent(identity)
    }

    /// Literals are floats as in Metal; no fused or reordered arithmetic, so that all levels give the same bytes; numbers out of
    /// an integer's range become its nearest end; everything is inlined, so that loops over pixels become loops over vectors;
    /// an endless loop stays one, as leaving it out would run into whatever comes after it; a variable without a value is 0.
    static let flags = [
        "-std=c++20", "-fdeclspec", "-nostdinc", "-nostdinc++", "-Xclang", "-cl-single-precision-constant",
        "-ffp-contract=off", "-fno-strict-float-cast-overflow", "-Xclang", "-ffloat16-excess-precision=none",
        "-fno-math-errno", "-fno-finite-loops", "-fno-trapping-math", "-fno-exceptions", "-fno-rtti",
        "-fno-threadsafe-statics", "-fPIC", "-ftrivial-auto-var-init=zero",
        "-fvisibility=hidden", "-fno-stack-protector", "-Wno-everything", "-fno-color-diagnostics", "-O3",
        "-mllvm", "-inline-threshold=20000", "-mllvm", "-unroll-threshold=12000",
    ]

    private var precompiled: String { folder.appendingPathComponent("stand-in.pch").path }
    private var headers: String { folder.appendingPathComponent("include").path }

    /// Writes the stand-in and reads it once for all files to come.
    func prepare() throws {
        guard !FileManager.default.fileExists(atPath: precompiled) else { return }
        for header in StandIn.headers {
            let file = URL(fileURLWithPath: headers).appendingPathComponent(header.path)
            try FolderListing.create(file.deletingLastPathComponent().path)
            if (try? Data(contentsOf: file)) != Data(header.bytes) {
                try Data(header.bytes).write(to: file, options: .atomic)
            }
        }
        let unfinished = precompiled + "." + UUID().uuidString
        let done = try run(
            clang,
            ["-x", "c++-header"] + MetalCompiler.flags + level.flags + ["-Xclang", "-fno-pch-timestamp", "-I", headers]
                + [headers + "/kinora/entry.h", "-o", unfinished])
        guard done.status == 0 else {
            throw MetalError.noCompiler(
                "The compiler \(clang) does not take the stand-in for Metal's headers; install Swift 6.2 or newer "
                    + "(https://www.swift.org/install). It says: \(done.text)")
        }
        // Another run may have been faster; both are the same.
        guard rename(unfinished, precompiled) == 0 else {
            throw MetalError.unusable("The file \(precompiled) cannot be written.")
        }
    }

    /// Whether the processor leaves a choice of halves.
    var hasWideHalves: Bool {
        #if arch(x86_64)
            level == .baseline
        #else
            false
        #endif
    }

    func compile(_ file: String, to object: String, searching folders: [String], halves: MetalHalves) throws
        -> (status: Int32, text: String)
    {
        // The stand-in was read with the halves that are usual here.
        let standIn =
            halves == .narrow && hasWideHalves
            ? ["-DKINORA_NARROW_HALVES", "-include", headers + "/kinora/entry.h"] : ["-include-pch", precompiled]
        return try run(
            clang,
            ["-x", "c++"] + MetalCompiler.flags + level.flags + ["-Xclang", "-fno-pch-timestamp", "-I", headers]
                + folders.flatMap { ["-I", $0] } + standIn + ["-c", file, "-o", object])
    }

    /// Of the system only what the compiler itself calls: copying of memory, and half's conversions on old processors.
    func link(_ objects: [String], to library: String) throws -> (status: Int32, text: String) {
        let beside = URL(fileURLWithPath: clang).deletingLastPathComponent().path
        let linker = FileManager.default.isExecutableFile(atPath: beside + "/ld.lld") ? ["-fuse-ld=lld"] : []
        return try run(
            clang,
            ["-shared", "-nostdlib", "-o", library] + linker
                + ["-Wl,-z,defs", "-Wl,--allow-multiple-definition"] + objects + ["-lgcc", "-lc"])
    }
}

/// The headers that the command carries.
enum StandIn {
    static let headers: [(path: String, bytes: [UInt8])] =
        (0..<km_header_count()).map { index in
            let header = km_header_at(index)
            return (String(cString: header.path), Array(UnsafeBufferPointer(start: header.bytes, count: header.count)))
        }
}
