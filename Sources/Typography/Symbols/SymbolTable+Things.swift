extension SymbolTable {
    /// People, things, weather, places and goods; the columns are those of `SymbolTable`.
    static let things = """
        movieclapper movie_creation ~
        globe.americas public -
        globe.europe.africa public -
        globe.asia.australia public -
        qrcode qr_code -
        stairs stairs -
        """
}
