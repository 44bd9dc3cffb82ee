import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

struct ContactSheetTests {
    @Test("reducing takes the mean of what each pixel covers, in exact fractions")
    func means() {
        var random = SplitMix(seed: 5)
        let picture = Pixmap(
            width: 13, height: 9,
            pixels: (0..<117).map { _ in StraightPixel(word: random.word()).premultiplied.word | 0xFF00_0000 })
        let small = AreaReduction.reduce(picture, width: 5, height: 4)
        for y in 0..<4 {
            for x in 0..<5 {
                for shift: UInt32 in [0, 8, 16] {
                    #expect(abs(mean(picture, x, y, shift, 5, 4) - Double(small[x, y] >> shift & 255)) <= 0.5001)
                }
            }
        }
        #expect(AreaReduction.reduce(picture, width: 13, height: 9) == picture.straight())
        #expect(AreaReduction.reduce(picture, width: 26, height: 18)[25, 17] == picture[12, 8])
    }

    /// Sums over a grid fine enough to cut every pixel exactly.
    private func mean(_ picture: Pixmap, _ x: Int, _ y: Int, _ shift: UInt32, _ width: Int, _ height: Int) -> Double {
        var sum = 0.0
        for fineY in 0..<picture.height {
            for fineX in 0..<picture.width {
                let column = (x * picture.width + fineX) / width, row = (y * picture.height + fineY) / height
                sum += Double(picture[column, row] >> shift & 255)
            }
        }
        return sum / Double(picture.width * picture.height)
    }

    @Test("cells stand in rows with a gap, each with its number below")
    func layout() throws {
        var sheet = ContactSheet(columns: 3, cellWidth: 20, gap: 4, background: 0xFF00_0000)
        #expect(sheet.picture() == nil)
        for index in 0..<5 {
            sheet.add(TestPictures.make(40, 20) { _, _ in TestPictures.rgba(50 * index, 10, 20) }, number: index * 7)
        }
        let picture = try #require(sheet.picture())
        #expect(picture.width == 4 + 3 * 24 && picture.height == 4 + 2 * (10 + SheetLabel.height + 4))
        for index in 0..<5 {
            let left = 4 + index % 3 * 24, top = 4 + index / 3 * (10 + SheetLabel.height + 4)
            #expect(picture[left, top] == TestPictures.rgba(50 * index, 10, 20))
            #expect(picture[left + 19, top + 9] == TestPictures.rgba(50 * index, 10, 20))
            let label = (top + 10..<top + 10 + SheetLabel.height).contains {
                picture[left, $0] != 0xFF00_0000 || picture[left + 2, $0] != 0xFF00_0000
            }
            #expect(label)
        }
        #expect(picture[0, 0] == 0xFF00_0000 && picture[4 + 2 * 24 + 5, 4 + 10 + SheetLabel.height + 6] == 0xFF00_0000)
    }

    @Test("transparent frames show a checkerboard, numbers that do not fit are cut")
    func checkerboard() throws {
        var sheet = ContactSheet(columns: 1, cellWidth: 16, gap: 0)
        sheet.add(TestPictures.make(16, 16) { _, _ in 0 }, number: .max)
        let picture = try #require(sheet.picture())
        #expect(Set([picture[0, 0], picture[8, 0], picture[8, 8]]) == [0xFFCC_CCCC, 0xFF99_9999])
    }

    @Test("a sheet with more pixels than a picture may have is none")
    func tooLarge() {
        var sheet = ContactSheet(columns: 1, cellWidth: 2000, gap: 200)
        let row = 2400 * 201
        for number in 0...PNGLimits.defaultPixels / row {
            sheet.add(cell: TestPictures.flat(1, 1, colors: 1), number: number)
        }
        #expect(sheet.picture() == nil)
    }

    @Test("a sheet made while rendering is the sheet of the frames, thinned out where there are many")
    func writer() throws {
        let frames = (0..<100).map { TestPictures.flat(40, 20, colors: 2 + $0 % 7) }
        let writer = SheetWriter(firstNumber: 30, frameCount: 100)
        let bytes = try frames.flatMap { try writer.append($0.premultiplied()) } + writer.finish()
        var sheet = ContactSheet()
        for number in stride(from: 0, to: 100, by: 3) { sheet.add(frames[number], number: 30 + number) }
        #expect(try PNGDecoder.decode(bytes) == sheet.picture())
        #expect(throws: PNGError.self) { try SheetWriter(firstNumber: 0, frameCount: 1).finish() }
    }
}
