extension SymbolTable {
    /// Charts, arrows, windows, text, keys and devices of the interface; the columns are those of `SymbolTable`.
    static let interface = """
        chart.donut donut_large -
        rectangle.righthalf.inset.filled.arrow.right login -
        arrow.left.and.right.righttriangle.left.righttriangle.right flip -
        return.left keyboard_return -
        sensor.tag.radiowaves.forward nfc -
        dot.circle.and.cursorarrow ads_click -
        circle.lefthalf.striped.horizontal tonality -
        circle.righthalf.filled.inverse contrast -
        circle.on.circle join_full -
        medal.star military_tech -
        bubbles.and.sparkles bubble_chart ~
        web.camera videocam -
        circle.dotted.circle blur_circular -
        stroller child_friendly -
        """
}
