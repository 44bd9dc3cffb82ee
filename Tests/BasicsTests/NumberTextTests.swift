import KinoraBasics
import Testing

@Suite struct NumberTextTests {
    @Test("Decimal numbers are read, and nothing else")
    func reading() {
        #expect(NumberText.number("-12.5e1") == -125)
        #expect(NumberText.number(".5") == 0.5)
        for text in ["", "1,5", "0x1", "nan", "inf", "1e999", "1 ", "٣", "--1", String(repeating: "1", count: 65)] {
            #expect(NumberText.number(text) == nil, "\(text)")
        }
        #expect(NumberText.integer("-3") == -3)
        for text in ["1.0", "", "9223372036854775808", "1e3"] { #expect(NumberText.integer(text) == nil) }
    }

    @Test("Written numbers read back as themselves, whole ones without a point")
    func writing() {
        #expect(NumberText.text(50) == "50")
        #expect(NumberText.text(-0.25) == "-0.25")
        for value in [0.1, 1e300, -1e-300, 123_456_789_012_345_680, 1.0 / 3] {
            #expect(NumberText.number(NumberText.text(value)) == value)
        }
    }
}
