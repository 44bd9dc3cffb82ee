import Foundation
import Testing

/// What `@Animatable` says to those who render their own source, through the real compiler.
@Suite("Macros through the command")
struct MacroTests {
    private func render(_ source: String) throws -> (status: Int32, complaint: String) {
        let folder = try TemporaryFolder()
        try source.write(to: folder.url.appendingPathComponent("Gauge.swift"), atomically: true, encoding: .utf8)
        let run = try KinoraProcess(["render", "Gauge.swift", "--size", "40x40", "--at", "0", "-o", "out"], in: folder)
        return (run.status, run.complaint)
    }

    private func source(_ property: String) -> String {
        """
        import SwiftUI

        enum Mood { case calm, wild }

        @Animatable
        struct Gauge: Shape {
            var turn = 0.5
            \(property)
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.scaled(turn)) }
        }
        extension CGRect { func scaled(_ share: Double) -> CGRect { CGRect(x: 0, y: 0, width: width * share, height: height) } }
        #Preview { Gauge(turn: 0.25).fill(.red) }
        """
    }

    @Test("A property that cannot animate is named with its line, its type and the fix")
    func whole() throws {
        let (status, complaint) = try render(source("var teeth: Int = 3"))
        #expect(status != 0)
        #expect(complaint.contains("Gauge.swift:8:"), "\(complaint)")
        #expect(
            complaint.contains("'teeth' of type 'Int' cannot animate; mark it with @AnimatableIgnored"), "\(complaint)")
    }

    @Test("So is one whose type only the compiler knows")
    func unknown() throws {
        let (status, complaint) = try render(source("var mood: Mood = .calm"))
        #expect(status != 0)
        #expect(complaint.contains("'Mood'") && complaint.contains("Animatable"), "\(complaint)")
        #expect(
            complaint.contains("'mood': if its type cannot animate, mark it with @AnimatableIgnored"), "\(complaint)")
    }

    @Test("Marked, it is left alone, and the frame is drawn")
    func ignored() throws {
        let (status, complaint) = try render(source("@AnimatableIgnored var mood: Mood = .calm"))
        #expect(status == 0, "\(complaint)")
    }
}
