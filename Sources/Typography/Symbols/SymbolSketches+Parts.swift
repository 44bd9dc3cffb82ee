/// Shapes of which a part is solid: a half, a third, or the inside.
extension SymbolShape {
    static let sketchesOfParts = halves + "\n" + sketchesOfInsides

    /// For each shape its outline around one solid half. The box takes the other half away.
    private static let halves = [
        "capsule", "capsule.portrait", "diamond", "hexagon", "octagon", "oval", "oval.portrait", "pentagon",
        "rectangle", "rectangle.portrait", "square", "triangle",
    ].flatMap { shape in
        [
            ("left", "100,0"), ("leading", "100,0"), ("right", "-100,0"), ("trailing", "-100,0"), ("top", "0,100"),
            ("bottom", "0,-100"),
        ].map { side, opposite in
            "\(shape).\(side)half.filled = copy \(shape).fill ; x box \(opposite) 200,200 ; = copy \(shape)"
        }
    }.joined(separator: "\n")

    private static let sketchesOfInsides = """
        capsule.inset.filled = copy capsule ; = box 0,0 104,50 25
        capsule.portrait.inset.filled = copy capsule.portrait ; = box 0,0 50,104 25
        oval.inset.filled = copy oval ; = oval 0,0 50,31
        oval.portrait.inset.filled = copy oval.portrait ; = oval 0,0 31,50
        diamond.inset.filled = copy diamond ; = copy diamond.fill 56
        triangle.inset.filled = copy triangle ; = copy triangle.fill 48 0,8
        square.leftthird.inset.filled = copy square ; = box -21,0 28,70 7
        square.leadingthird.inset.filled = copy square ; = box -21,0 28,70 7
        square.rightthird.inset.filled = copy square ; = box 21,0 28,70 7
        square.trailingthird.inset.filled = copy square ; = box 21,0 28,70 7
        square.topthird.inset.filled = copy square ; = box 0,-21 70,28 7
        square.bottomthird.inset.filled = copy square ; = box 0,21 70,28 7
        rectangle.leftthird.inset.filled = copy rectangle ; = box -35,0 34,70 8
        rectangle.leadingthird.inset.filled = copy rectangle ; = box -35,0 34,70 8
        rectangle.rightthird.inset.filled = copy rectangle ; = box 35,0 34,70 8
        rectangle.trailingthird.inset.filled = copy rectangle ; = box 35,0 34,70 8
        rectangle.topthird.inset.filled = copy rectangle ; = box 0,-22 104,26 8
        rectangle.bottomthird.inset.filled = copy rectangle ; = box 0,22 104,26 8
        rectangle.portrait.inset.filled = copy rectangle.portrait ; = box 0,0 56,84 8
        rectangle.portrait.lefthalf.inset.filled = copy rectangle.portrait ; = box -14,0 28,84 8
        rectangle.portrait.righthalf.inset.filled = copy rectangle.portrait ; = box 14,0 28,84 8
        rectangle.portrait.tophalf.inset.filled = copy rectangle.portrait ; = box 0,-22 56,40 8
        rectangle.portrait.bottomhalf.inset.filled = copy rectangle.portrait ; = box 0,22 56,40 8
        rectangle.portrait.topthird.inset.filled = copy rectangle.portrait ; = box 0,-28 56,28 8
        rectangle.portrait.bottomthird.inset.filled = copy rectangle.portrait ; = box 0,28 56,28 8
        circle.grid.cross.left.filled = > disc 0,-42 17 ; > disc 42,0 17 ; > disc 0,42 17 ; = disc -42,0 17
        circle.grid.cross.up.filled = = disc 0,-42 17 ; > disc 42,0 17 ; > disc 0,42 17 ; > disc -42,0 17
        circle.grid.cross.right.filled = > disc 0,-42 17 ; = disc 42,0 17 ; > disc 0,42 17 ; > disc -42,0 17
        circle.grid.cross.down.filled = > disc 0,-42 17 ; > disc 42,0 17 ; = disc 0,42 17 ; > disc -42,0 17
        """
}
