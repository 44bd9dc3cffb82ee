import Foundation
import KinoraFrames
import Testing

@testable import KinoraCommand

/// Targets of packages in C and C++, where no SwiftPM builds them.
@Suite(.serialized) struct ClangTargetTests {
    /// A project whose view takes its color from a package: Swift over C++ over C.
    private func writeShop(to folder: TemporaryFolder) throws {
        try folder.write(
            """
            // !$*UTF8*$!
            {
                objects = {
                    F1 = {isa = PBXFileReference; path = Shown.swift; sourceTree = "<group>"; };
                    B1 = {isa = PBXBuildFile; fileRef = F1; };
                    G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                    P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
                    T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (P1); productType = "com.apple.product-type.application"; };
                    L1 = {isa = XCLocalSwiftPackageReference; relativePath = ../Tones; };
                    R = {isa = PBXProject; mainGroup = G0; targets = (T1); };
                };
                rootObject = R;
            }
            """, to: "Shop/Shop.xcodeproj/project.pbxproj")
        try folder.write(
            """
            import SwiftUI
            import Tones
            #Preview("Shown") { Color(red: tone(), green: 0, blue: 0) }
            """, to: "Shop/Shown.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tones", products: [.library(name: "Tones", targets: ["Tones"])],
                targets: [
                    .target(
                        name: "c-tone", exclude: ["left.c"],
                        cSettings: [
                            .headerSearchPath("private"), .define("PART", to: "100"),
                            .define("PHONE", .when(platforms: [.iOS])), .define("HERE", .when(platforms: [.linux])),
                        ]),
                    .target(name: "Mixer", dependencies: ["c-tone"], publicHeadersPath: "api"),
                    .target(name: "Phone"),
                    .target(name: "Tones", dependencies: ["Mixer"]),
                ],
                cLanguageStandard: .c11)
            """, to: "Tones/Package.swift")
        let c = "Tones/Sources/c-tone"
        try folder.write("int c_tone(int count);\n", to: "\(c)/include/c-tone.h")
        try folder.write("#define SCALE(x) ((x) * PART)\n", to: "\(c)/private/scale.h")
        try folder.write("#error left out\n", to: "\(c)/left.c")
        try folder.write(
            """
            #include "scale.h"
            #include "c-tone.h"
            #if defined(PHONE) || !defined(HERE)
            #error another system's
            #endif
            _Static_assert(sizeof(int) == 4, "C11");
            int c_tone(int count) { return SCALE(count); }
            """, to: "\(c)/parts/tone.c")
        try folder.write(
            """
            #include <c-tone.h>
            #ifdef __cplusplus
            extern "C"
            #endif
            int mixed(void);
            """, to: "Tones/Sources/Mixer/api/mixing.h")
        try folder.write(
            """
            #include <numeric>
            #include <vector>
            extern "C" {
            #include "c-tone.h"
            }
            #include "mixing.h"
            int mixed(void) {
                std::vector<int> parts = {c_tone(1), c_tone(1), 55};
                return std::accumulate(parts.begin(), parts.end(), 0);
            }
            """, to: "Tones/Sources/Mixer/mixing.cpp")
        try folder.write("#import <UIKit/UIKit.h>\n", to: "Tones/Sources/Phone/include/Phone.h")
        try folder.write("#import \"Phone.h\"\n", to: "Tones/Sources/Phone/Phone.m")
        try folder.write(
            """
            import Mixer
            public func tone() -> Double { Double(mixed()) / 255 }
            """, to: "Tones/Sources/Tones/Tones.swift")
    }

    @Test("A project's package may have targets in C and C++, with their settings, headers and dependencies")
    func project() throws {
        let folder = try TemporaryFolder()
        try writeShop(to: folder)
        let environment = ["KINORA_CACHE": folder.path("cache")]
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder, environment: environment)
        #expect(run.status == 0 && run.complaint.isEmpty, "\(run.complaint)")
        #expect(try PNGDecoder.decode(Array(folder.bytes("out/Shown.png")))[4, 4] == 0xff00_00ff)
        let check = try KinoraProcess(["check", "Shop"], in: folder, environment: environment)
        #expect(check.status == 0, "\(check.complaint)")
        #expect(String(decoding: check.output, as: UTF8.self) == "1 of 1 file compiles.\n")
    }

    @Test("A target in C that does not compile is one sentence, and the previews are rendered without it")
    func broken() throws {
        let folder = try TemporaryFolder()
        try writeShop(to: folder)
        try folder.write("int wrong(void) { return lost; }\n", to: "Tones/Sources/c-tone/wrong.c")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(run.status == 0 && folder.names("out") == ["Shown.png"], "\(run.complaint)")
        #expect(run.complaint.contains("The module c_tone of the package Tones does not compile here: "))
        #expect(run.complaint.contains("wrong.c:1: use of undeclared identifier 'lost'."), "\(run.complaint)")
    }

    @Test("A target in Objective-C is as if it were not there")
    func objectiveC() throws {
        let folder = try TemporaryFolder()
        try writeShop(to: folder)
        let package = try PackageTargets(folder.path("Tones"), Toolchain.find())
        #expect(package.clangTargets.map(\.module) == ["c_tone", "Mixer"])
        #expect(package.clangTargets.map(\.imports) == [[], ["c_tone"]] && package.targets.map(\.name) == ["Tones"])
    }

    @Test("Headers become a module: by the package's own map, by the header of its name, or all of them")
    func maps() throws {
        let folder = try TemporaryFolder()
        func map(_ headers: [String: String]) throws -> String {
            let place = folder.path(UUID().uuidString)
            for (path, text) in headers {
                let file = URL(fileURLWithPath: "\(place)/include/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let target = ClangTarget(
                module: "CTone", place: place, sources: [], headers: "\(place)/include", wordsForC: [], wordsForCXX: [],
                imports: [])
            let out = URL(fileURLWithPath: "\(place)/out")
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
            try target.writeHeaders(to: out)
            return try String(contentsOf: out.appendingPathComponent("module.modulemap"), encoding: .utf8)
        }
        #expect(try map(["a.h": "", "b.h": ""]).contains("umbrella \".\""))
        #expect(try map(["CTone.h": "", "b.h": ""]).contains("umbrella header \"CTone.h\""))
        #expect(try map(["CTone/CTone.h": ""]).contains("umbrella header \"CTone/CTone.h\""))
        #expect(try map(["module.modulemap": "module CTone {}", "a.h": ""]) == "module CTone {}")
    }
}
