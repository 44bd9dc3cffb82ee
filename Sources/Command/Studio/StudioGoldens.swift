import Foundation
import KinoraFrames
import KinoraProtocol
import KinoraStudio
import Synchronization

/// The goldens of what is open, beside what its previews show now: `kinora test`, and approving its pictures.
final class StudioGoldens: Sendable {
    /// What `kinora test --json` prints, as far as it matters here.
    private struct Report: Decodable {
        struct Item: Decodable {
            let file: String
            let line: Int?
            let preview: String?
            let variant: String?
            let moment: String?
            let picture: String?
            let outcome: String
            let failure: String?
        }
        let items: [Item]
        let goldens: String
        let actual: String
    }

    private struct Run {
        var number = 0
        var pictures: [(golden: String, actual: String, mayBeApproved: Bool)] = []
    }

    private let last = Mutex(Run())

    /// Compares the previews of a source with their goldens.
    func compare(_ path: String, preview: String?) throws -> JSONValue {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let run = try Subprocess.run(own, ["test", path, "--json"] + (preview.map { ["--preview", $0] } ?? []))
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(run.output.utf8)) else {
            let said = run.complaint.split(whereSeparator: \.isNewline).last { $0.hasPrefix("Error: ") }
            throw HTTPRefusal(422, said.map { String($0.dropFirst(7)) } ?? "kinora test ended with \(run.status).")
        }
        let pictures = report.items.map { item in
            let name = item.picture ?? ""
            return (
                "\(report.goldens)/\(name)", "\(report.actual)/\(name)",
                !name.isEmpty && ["different", "missing", "tolerated"].contains(item.outcome)
            )
        }
        let number = last.withLock { last in
            last = Run(number: last.number + 1, pictures: pictures)
            return last.number
        }
        let items = zip(report.items, pictures).enumerated().map { place, found -> JSONValue in
            let (item, picture) = found
            return [
                "place": .integer(place), "file": .string(item.file), "line": item.line.map { .integer($0) } ?? .null,
                "preview": item.preview.map { .string($0) } ?? .null,
                "variant": item.variant.map { .string($0) } ?? .null,
                "moment": item.moment.map { .string($0) } ?? .null,
                "picture": item.picture.map { .string($0) } ?? .null,
                "outcome": .string(item.outcome), "failure": item.failure.map { .string($0) } ?? .null,
                "hasGolden": .bool(item.picture != nil && FolderListing.kind(picture.0) != nil),
                "hasActual": .bool(item.picture != nil && FolderListing.kind(picture.1) != nil),
                "mayBeApproved": .bool(picture.2),
            ]
        }
        return ["run": .integer(number), "items": .array(items)]
    }

    /// A picture of the last comparison.
    func picture(run: Int, place: Int, side: StudioRoute.GoldenSide) throws -> [UInt8] {
        let found = try found(run, place)
        return try PNGFile.readBytes(side == .golden ? found.golden : found.actual)
    }

    /// Makes actual pictures of the last comparison the golden ones.
    func approve(run: Int, places: [Int]) throws {
        for place in places {
            let found = try found(run, place)
            guard found.mayBeApproved else { throw HTTPRefusal(409, "This picture is nothing to approve.") }
            let bytes = try PNGFile.readBytes(found.actual)
            try FolderListing.create((found.golden as NSString).deletingLastPathComponent)
            try AtomicFile.write(bytes, to: found.golden)
        }
    }

    private func found(_ run: Int, _ place: Int) throws -> (golden: String, actual: String, mayBeApproved: Bool) {
        try last.withLock { last in
            guard run == last.number, last.pictures.indices.contains(place) else {
                throw HTTPRefusal(409, "This comparison is over; compare again.")
            }
            return last.pictures[place]
        }
    }
}
