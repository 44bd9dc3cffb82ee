extension SymbolTable {
    /// People, things, weather, places and goods; the columns are those of `SymbolTable`.
    static let things = """
        captions.bubble closed_caption closed_caption
        quote.closing format_quote -
        list.bullet.clipboard assignment assignment
        note note ~
        camera.metering.center.weighted center_focus_weak -
        movieclapper movie_creation ~
        4k.tv 4k -
        camera.macro local_florist -
        globe.americas public -
        globe.europe.africa public -
        globe.asia.australia public -
        dollarsign.arrow.circlepath currency_exchange -
        qrcode qr_code -
        hands.sparkles clean_hands ~
        flashlight.on.fill flashlight_on -
        flashlight.off.fill flashlight_off -
        bolt.car electric_car electric_car
        poweroutlet.type.b outlet outlet
        chair chair ~
        chair.lounge chair ~
        stairs stairs -
        surfboard surfing -
        syringe vaccines vaccines
        facemask masks ~
        """
}
