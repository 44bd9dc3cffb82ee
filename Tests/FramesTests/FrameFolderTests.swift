import Foundation
import KinoraPixels
import Testing

@testable import KinoraFrames

struct FrameFolderTests {
    @Test("frames and manifest written to a folder are read back, and the folder checks out")
    func wholeFolder() throws {
        try withTemporaryFolder { base in
            let folder = FrameFolder(base + "/a/b")
            try folder.create()
            try folder.create()
            var manifest = self.manifest
            let picture = TestPictures.gradient(20, 10)
            for index in 0..<3 {
                manifest.record(try folder.write(PNGEncoder().encode(picture), frame: index))
            }
            try folder.write(manifest)
            #expect(try folder.manifest() == manifest)
            #expect(try folder.frameIndices() == [0, 1, 2])
            #expect(try folder.read(frame: 1) == picture)
            #expect(folder.problems(manifest).isEmpty)
        }
    }

    @Test("missing, altered and unlisted frames are found and named")
    func problems() throws {
        try withTemporaryFolder { base in
            let folder = FrameFolder(base)
            var manifest = self.manifest
            manifest.job.range = Manifest.FrameRange(0..<5)
            for index in 0..<4 { manifest.record(try folder.write([1, 2, UInt8(index)], frame: index)) }
            try FileManager.default.removeItem(atPath: folder.path(frame: 0))
            try AtomicFile.write([1, 2, 9], to: folder.path(frame: 1))
            try AtomicFile.write([1, 2], to: folder.path(frame: 2))
            #expect(
                folder.problems(manifest) == [
                    .missing(frame: 0), .altered(frame: 1), .altered(frame: 2), .missing(frame: 4),
                ])
            #expect(folder.problems(manifest)[1].description == "frame 1 is not the one that the manifest records")
        }
    }

    @Test("a folder that cannot be made is a named error")
    func cannotCreate() throws {
        try withTemporaryFolder { base in
            try AtomicFile.write([1], to: base + "/file")
            #expect(throws: FrameFileError(.create, base + "/file", "a file of this name exists")) {
                try FrameFolder(base + "/file").create()
            }
            let error = #expect(throws: FrameFileError.self) { try FrameFolder(base + "/file/sub").create() }
            #expect(error?.path == base + "/file/sub")
            #expect(throws: FrameFileError(.list, base + "/none", "no such file or folder")) {
                try FrameFolder(base + "/none").frameIndices()
            }
            #expect(try FrameFolder(base).manifest() == nil)
        }
    }

    @Test("reading names the file and the reason")
    func readErrors() throws {
        try withTemporaryFolder { base in
            let path = base + "/photo.png"
            let missing = #expect(throws: FrameFileError.self) { try PNGFile.read(path) }
            #expect(missing?.description == "cannot read \(path): no such file or folder")
            try AtomicFile.write(Array("hello world".utf8), to: path)
            let wrong = #expect(throws: FrameFileError.self) { try PNGFile.read(path) }
            #expect(wrong?.description == "cannot read \(path): it is not a PNG file")
            #expect(throws: FrameFileError(.read, base, "it is a folder")) { try PNGFile.read(base) }
            let empty = Pixmap(width: 0, height: 0)
            #expect(throws: FrameFileError(.write, path, "a PNG has at least one pixel")) {
                try PNGFile.write(empty, to: path)
            }
        }
    }

    private var manifest: Manifest {
        Manifest(
            tool: Manifest.Tool(version: "1"),
            job: Manifest.Job(
                effect: "test", size: Manifest.Size(width: 20, height: 10), framesPerSecond: 60,
                range: Manifest.FrameRange(0..<3)))
    }
}
