/// The tables of sketches: a line for each symbol, in the words of `SymbolSketch`. Of two sketches of a name the later one counts.
extension SymbolShape {
    static let sketchTables = [
        sketchesOfParts, sketchesOfMessages, sketchesOfPeople, sketchesOfArrows, sketchesOfHome, sketchesOfDevices,
        sketchesOfGoods,
        sketchesOfNature, sketchesOfTravel, sketchesOfTools,
    ]
}
