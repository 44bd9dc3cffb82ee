/// The tables of sketches: a line for each symbol, in the words of `SymbolSketch`.
extension SymbolShape {
    static let sketchTables = [
        sketchesOfMessages, sketchesOfPeople, sketchesOfArrows, sketchesOfHome, sketchesOfDevices, sketchesOfGoods,
        sketchesOfNature, sketchesOfTravel, sketchesOfTools,
    ]
}
