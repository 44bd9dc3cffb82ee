import KinoraScene
import Testing

struct ColorMatrixNamesTests {
    /// Row by row: the letter is the row, the digit the column.
    @Test("Each of the twenty numbers goes by its row and column, and makes a matrix another one")
    func names() {
        let names: [WritableKeyPath<ColorMatrix, Float>] = [
            \.r1, \.r2, \.r3, \.r4, \.r5, \.g1, \.g2, \.g3, \.g4, \.g5, \.b1, \.b2, \.b3, \.b4, \.b5, \.a1, \.a2, \.a3,
            \.a4, \.a5,
        ]
        for (place, name) in names.enumerated() {
            var matrix = ColorMatrix()
            matrix[keyPath: name] = 7
            #expect(matrix.values.enumerated().allSatisfy { $1 == ($0 == place ? 7 : ColorMatrix.identity.values[$0]) })
            #expect(matrix[keyPath: name] == 7 && matrix != .identity)
        }
    }
}
