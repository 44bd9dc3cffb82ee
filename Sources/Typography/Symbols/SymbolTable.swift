/// Which icon of the icon font stands for which SF Symbol.
///
/// One line per symbol: name, icon of its solid form, and its outlined form: an icon, `~` for the rim of the solid one, or
/// `-` when there is a single form that goes by the bare name. With two forms the solid one is called `name.fill`.
enum SymbolTable {
    struct Entry: Sendable {
        var solid: String
        /// nil: there is a single form.
        var outlined: Outlined?
    }
    enum Outlined: Sendable, Equatable { case icon(String), rim }

    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3 else { continue }
            let outlined: Outlined? = words[2] == "-" ? nil : words[2] == "~" ? .rim : .icon(words[2])
            entries[words[0]] = Entry(solid: words[1], outlined: outlined)
        }
        return entries
    }()

    /// Other names of symbols, old and new.
    static let aliases: [String: String] = {
        var aliases: [String: String] = [:]
        for line in aliasText.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2 { aliases[words[0]] = words[1] }
        }
        return aliases
    }()

    /// Symbols that are letters or signs of the text font.
    static let signs: [String: String] = [
        "questionmark": "?", "exclamationmark": "!", "exclamationmark.2": "!!", "exclamationmark.3": "!!!", "info": "i",
        "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "indianrupeesign": "₹",
        "centsign": "¢",
        "bitcoinsign": "₿", "percent": "%", "at": "@", "number": "#", "asterisk": "*", "sum": "∑", "function": "ƒ",
        "plusminus": "±", "lessthan": "<", "greaterthan": ">", "character": "A", "textformat": "Aa", "abc": "abc",
        "textformat.abc": "abc", "textformat.123": "123", "ampersand": "&", "infinity": "∞", "parentheses": "( )",
    ]

    private static let text = """
        heart favorite ~
        heart.slash heart_broken -
        heart.text.square monitor_heart -
        house home ~
        building business -
        building.2 location_city -
        building.columns account_balance -
        bell notifications notifications_none
        bell.badge notifications_active -
        bell.and.waves.left.and.right notifications_active -
        bell.slash notifications_off -
        envelope.open drafts ~
        envelope.badge mark_email_unread -
        tray inbox -
        tray.2 all_inbox -
        tray.and.arrow.down move_to_inbox -
        archivebox archive ~
        paperplane send ~
        phone call ~
        phone.down call_end ~
        phone.arrow.up.right phone_forwarded -
        phone.badge.plus add_ic_call -
        video videocam ~
        video.slash videocam_off -
        message chat_bubble chat_bubble_outline
        bubble chat_bubble chat_bubble_outline
        bubble.left chat_bubble chat_bubble_outline
        bubble.right mode_comment ~
        bubble.left.and.bubble.right forum ~
        captions.bubble closed_caption closed_caption
        quote.opening format_quote@180 -
        quote.closing format_quote -
        person.2 group people_outline
        person.3 groups -
        person.badge.plus person_add -
        person.badge.minus person_remove -
        person.slash person_off -
        person.crop.circle account_circle ~
        person.crop.square account_box ~
        person.crop.rectangle contact_mail -
        person.text.rectangle badge badge
        person.wave.2 record_voice_over -
        figure.stand accessibility_new -
        figure.walk directions_walk -
        figure.run directions_run -
        figure.wave emoji_people -
        figure.roll accessible -
        figure.hiking hiking -
        figure.pool.swim pool -
        figure.yoga self_improvement -
        figure.mind.and.body self_improvement -
        figure.strengthtraining.traditional fitness_center -
        figure.skiing.downhill downhill_skiing -
        figure.snowboarding snowboarding -
        figure.surfing surfing -
        figure.rower rowing -
        figure.outdoor.cycle directions_bike -
        figure.2.and.child.holdinghands family_restroom -
        gear settings -
        gearshape settings ~
        gearshape.2 miscellaneous_services -
        wrench build ~
        wrench.and.screwdriver handyman -
        hammer construction -
        paintbrush brush ~
        paintbrush.pointed brush ~
        paintpalette palette ~
        eyedropper colorize -
        pencil edit -
        pencil.and.outline border_color -
        pencil.tip create -
        pencil.slash edit_off -
        square.and.pencil edit_note -
        highlighter border_color -
        scribble gesture -
        eraser auto_fix_normal ~
        trash delete delete_outline
        folder folder folder_open
        folder.badge.plus create_new_folder -
        folder.badge.person.crop folder_shared -
        doc.on.doc content_copy file_copy
        doc.on.clipboard content_paste ~
        doc.badge.plus note_add note_add
        doc.zipper folder_zip ~
        doc.text.magnifyingglass find_in_page -
        list.bullet.clipboard assignment assignment
        list.clipboard assignment assignment
        clipboard content_paste ~
        note note ~
        newspaper newspaper newspaper
        book menu_book ~
        book.closed book ~
        books.vertical library_books ~
        text.book.closed auto_stories -
        magazine auto_stories auto_stories
        graduationcap school ~
        backpack backpack ~
        calendar calendar_month -
        calendar.badge.plus event_available -
        calendar.badge.clock event_note -
        alarm alarm -
        timer timer -
        stopwatch timer -
        gauge speed -
        gauge.medium speed -
        gauge.with.dots.needle.50percent speed -
        speedometer speed -
        hourglass hourglass_empty -
        hourglass.bottomhalf.filled hourglass_bottom -
        hourglass.tophalf.filled hourglass_top -
        clock.arrow.circlepath history -
        clock.badge.checkmark more_time -
        photo image ~
        photo.on.rectangle photo_library ~
        photo.on.rectangle.angled photo_library ~
        photo.stack collections ~
        rectangle.stack photo_library ~
        rectangle.stack.badge.plus library_add -
        camera photo_camera ~
        camera.rotate flip_camera_ios -
        camera.metering.center.weighted center_focus_weak -
        camera.viewfinder center_focus_strong -
        camera.filters filter_vintage -
        camera.aperture camera -
        film movie ~
        movieclapper movie_creation ~
        play.rectangle smart_display ~
        play.tv ondemand_video -
        tv tv -
        4k.tv 4k -
        display desktop_windows ~
        desktopcomputer desktop_mac ~
        laptopcomputer laptop_mac ~
        macbook laptop_mac ~
        iphone phone_iphone ~
        iphone.landscape stay_current_landscape ~
        ipad tablet_mac ~
        ipad.landscape tablet ~
        applewatch watch ~
        airpods earbuds -
        headphones headphones -
        hifispeaker speaker ~
        keyboard keyboard keyboard
        computermouse mouse ~
        printer print ~
        scanner scanner ~
        cpu memory memory
        memorychip memory memory
        server.rack dns ~
        externaldrive storage ~
        internaldrive storage ~
        opticaldisc album ~
        gamecontroller sports_esports ~
        arcade.stick gamepad -
        mic mic mic_none
        mic.slash mic_off -
        music.mic mic_external_on -
        music.note music_note -
        music.note.list queue_music -
        music.quarternote.3 library_music -
        pianokeys piano -
        radio radio ~
        speaker.slash volume_off -
        airplayaudio airplay -
        airplayvideo airplay -
        shuffle shuffle -
        repeat repeat -
        repeat.1 repeat_one -
        goforward replay@mirror -
        gobackward replay -
        gobackward.10 replay_10 -
        goforward.10 forward_10 -
        gobackward.30 replay_30 -
        goforward.30 forward_30 -
        gobackward.5 replay_5 -
        goforward.5 forward_5 -
        eject eject ~
        music.note.house library_music ~
        moon.stars nights_stay ~
        moon.zzz bedtime ~
        zzz snooze -
        sunrise wb_twilight wb_twilight
        sunset wb_twilight wb_twilight
        sun.haze foggy -
        sun.horizon wb_twilight wb_twilight
        icloud cloud ~
        icloud.and.arrow.up cloud_upload ~
        icloud.and.arrow.down cloud_download ~
        icloud.slash cloud_off -
        checkmark.icloud cloud_done ~
        wind air -
        wind.snow severe_cold -
        tornado tornado -
        hurricane cyclone -
        tropicalstorm cyclone -
        snowflake ac_unit -
        snow snowing -
        thermometer thermostat -
        thermometer.medium thermostat -
        thermometer.sun thermostat -
        humidity water_drop ~
        umbrella beach_access ~
        rainbow looks -
        flame local_fire_department ~
        water.waves waves -
        leaf eco ~
        tree park ~
        camera.macro local_florist -
        mountain.2 landscape ~
        globe public -
        globe.americas public -
        globe.europe.africa public -
        globe.asia.australia public -
        network lan -
        map map ~
        mappin location_on -
        mappin.and.ellipse person_pin_circle -
        mappin.slash location_off -
        location.slash location_disabled -
        location.viewfinder my_location -
        scope gps_fixed -
        safari explore ~
        signpost.right signpost ~
        signpost.left signpost@mirror ~
        pin push_pin ~
        flag flag outlined_flag
        flag.2.crossed sports_score -
        flag.checkered sports_score -
        tag sell ~
        bookmark.slash bookmark_remove -
        paperclip attach_file -
        link link -
        personalhotspot link -
        link.badge.plus add_link -
        cart shopping_cart ~
        cart.badge.plus add_shopping_cart -
        cart.badge.minus remove_shopping_cart -
        basket shopping_basket ~
        bag local_mall ~
        gift redeem card_giftcard
        giftcard card_giftcard -
        wallet.pass account_balance_wallet ~
        wallet.bifold account_balance_wallet ~
        banknote payments ~
        dollarsign.arrow.circlepath currency_exchange -
        storefront storefront ~
        shippingbox inventory_2 ~
        ticket confirmation_number ~
        barcode view_week -
        barcode.viewfinder qr_code_scanner -
        qrcode qr_code -
        qrcode.viewfinder qr_code_scanner -
        lock lock lock_outline
        lock.open lock_open -
        lock.rotation lock_reset -
        lock.slash no_encryption -
        lock.shield admin_panel_settings ~
        key key ~
        shield shield ~
        shield.slash remove_moderator -
        shield.lefthalf.filled security -
        faceid face -
        touchid fingerprint -
        hand.raised front_hand ~
        hand.raised.slash do_not_touch -
        hand.thumbsup thumb_up thumb_up_off_alt
        hand.thumbsdown thumb_down thumb_down_off_alt
        hand.tap touch_app ~
        hand.point.up pan_tool_alt ~
        hand.point.up.left pan_tool_alt@-45 ~
        hand.point.right pan_tool_alt@90 ~
        hand.point.left pan_tool_alt@-90 ~
        hand.point.down pan_tool_alt@180 ~
        hand.wave waving_hand -
        hand.draw draw draw
        hands.sparkles clean_hands ~
        eye visibility ~
        eye.slash visibility_off -
        ear hearing -
        brain psychology -
        brain.head.profile psychology ~
        face.smiling emoji_emotions mood
        face.dashed sentiment_neutral -
        wand.and.stars auto_fix_high -
        wand.and.rays auto_fix_high -
        wand.and.sparkles auto_fix_high -
        wand.and.stars.inverse auto_fix_high -
        party.popper celebration ~
        birthday.cake cake ~
        trophy emoji_events ~
        medal military_tech ~
        rosette workspace_premium -
        lightbulb lightbulb lightbulb_outline
        lightbulb.max tips_and_updates tips_and_updates
        lamp.desk light ~
        lamp.floor light ~
        flashlight.on.fill flashlight_on -
        flashlight.off.fill flashlight_off -
        bolt.slash flash_off -
        bolt.badge.a flash_auto -
        bolt.car electric_car electric_car
        powerplug power ~
        poweroutlet.type.b outlet outlet
        fuelpump local_gas_station ~
        ev.charger ev_station ev_station
        car directions_car ~
        car.2 commute -
        bus directions_bus ~
        tram tram ~
        train.side.front.car train ~
        ferry directions_boat ~
        sailboat sailing sailing
        airplane flight -
        airplane.departure flight_takeoff -
        airplane.arrival flight_land -
        bicycle pedal_bike -
        scooter electric_scooter -
        truck.box local_shipping ~
        fork.knife restaurant -
        cup.and.saucer coffee ~
        mug local_cafe ~
        wineglass wine_bar ~
        takeoutbag.and.cup.and.straw fastfood ~
        bed.double bed ~
        sofa weekend ~
        chair chair ~
        chair.lounge chair ~
        bathtub bathtub ~
        shower shower ~
        washer local_laundry_service ~
        refrigerator kitchen kitchen
        oven microwave ~
        door.left.hand.closed door_front ~
        door.left.hand.open meeting_room -
        window.vertical.closed window -
        stairs stairs -
        pawprint pets -
        hare cruelty_free ~
        ant bug_report ~
        ladybug bug_report ~
        dice casino ~
        puzzlepiece extension ~
        puzzlepiece.extension extension ~
        theatermasks theater_comedy ~
        sportscourt stadium ~
        soccerball sports_soccer -
        basketball sports_basketball ~
        football sports_football ~
        tennisball sports_tennis -
        baseball sports_baseball ~
        volleyball sports_volleyball ~
        dumbbell fitness_center -
        skateboard skateboarding -
        surfboard surfing -
        cross.case medical_services ~
        pills medication ~
        pill medication -
        bandage healing ~
        syringe vaccines vaccines
        stethoscope medical_information -
        facemask masks ~
        allergens coronavirus ~
        flask science ~
        testtube.2 biotech -
        ruler straighten ~
        level straighten ~
        scissors content_cut -
        scalemass monitor_weight ~
        briefcase work work_outline
        case work work_outline
        suitcase luggage ~
        latch.2.case cases ~
        chart.pie pie_chart pie_chart_outline
        chart.bar.xaxis insert_chart insert_chart_outlined
        chart.xyaxis.line show_chart -
        chart.dots.scatter scatter_plot -
        chart.line.flattrend.xyaxis trending_flat -
        chart.line.downtrend.xyaxis trending_down -
        chart.bar.doc.horizontal summarize ~
        chart.donut donut_large -
        arrow.clockwise refresh -
        arrow.counterclockwise replay -
        arrow.triangle.2.circlepath sync -
        arrow.2.circlepath sync -
        arrow.2.squarepath autorenew -
        arrow.triangle.branch call_split -
        arrow.triangle.merge call_merge -
        arrow.triangle.swap swap_vert -
        arrow.uturn.left undo -
        arrow.uturn.right redo -
        arrow.uturn.backward undo -
        arrow.uturn.forward redo -
        arrow.uturn.up u_turn_left@180 -
        arrow.uturn.down u_turn_right -
        arrow.turn.up.left turn_left -
        arrow.turn.up.right turn_right -
        arrow.turn.down.right subdirectory_arrow_right -
        arrow.turn.down.left subdirectory_arrow_left -
        arrow.turn.right.up subdirectory_arrow_right@-90 -
        arrow.turn.left.up subdirectory_arrow_left@90 -
        arrowshape.turn.up.left reply ~
        arrowshape.turn.up.right shortcut -
        arrowshape.turn.up.left.2 reply_all ~
        arrowshape.right forward ~
        arrowshape.left reply ~
        arrowshape.up upload ~
        arrowshape.down download ~
        arrow.up.left.and.arrow.down.right open_in_full@mirror -
        arrow.down.left.and.arrow.up.right open_in_full -
        arrow.down.right.and.arrow.up.left close_fullscreen@mirror -
        arrow.up.right.and.arrow.down.left close_fullscreen -
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left zoom_out_map -
        arrow.up.backward.and.arrow.down.forward open_in_full@mirror -
        arrow.up.and.down.and.arrow.left.and.right open_with -
        arrow.down.to.line.compact download_done -
        arrow.up.doc upload_file ~
        arrow.down.doc file_download -
        arrow.down.app download_for_offline -
        arrow.left.to.line.compact first_page -
        arrow.right.to.line.compact last_page -
        arrow.rectanglepath loop -
        arrow.trianglehead.clockwise refresh -
        arrow.trianglehead.counterclockwise replay -
        arrow.trianglehead.2.clockwise sync -
        arrowtriangle.up arrow_drop_up ~
        arrowtriangle.down arrow_drop_down ~
        arrowtriangle.left arrow_left ~
        arrowtriangle.right arrow_right ~
        cursorarrow near_me -
        cursorarrow.rays ads_click -
        cursorarrow.click ads_click -
        cursorarrow.motionlines ads_click -
        cursorarrow.click.2 ads_click -
        square.and.arrow.up ios_share -
        square.and.arrow.down save_alt -
        square.and.arrow.up.on.square ios_share -
        rectangle.portrait.and.arrow.right logout -
        rectangle.portrait.and.arrow.forward logout -
        rectangle.righthalf.inset.filled.arrow.right login -
        square.stack layers ~
        square.stack.3d.up layers ~
        square.3.layers.3d layers -
        square.2.layers.3d layers -
        square.split.2x1 vertical_split -
        square.split.2x2 grid_view -
        rectangle.split.2x1 vertical_split -
        rectangle.split.3x1 view_week -
        rectangle.split.1x2 horizontal_split -
        rectangle.3.group dashboard ~
        rectangle.3.offgrid dashboard ~
        rectangle.on.rectangle filter_none -
        square.on.circle category ~
        square.fill.on.square.fill content_copy -
        square.on.square.dashed copy_all -
        plus.square.on.square add_to_photos add_to_photos
        plus.rectangle.on.rectangle add_to_photos add_to_photos
        plus.viewfinder filter_center_focus -
        viewfinder center_focus_weak -
        dot.viewfinder center_focus_strong -
        crop crop -
        crop.rotate crop_rotate -
        rotate.left rotate_left ~
        rotate.right rotate_right ~
        rotate.3d 3d_rotation -
        move.3d open_with -
        scale.3d open_in_full -
        cube.transparent view_in_ar -
        perspective panorama_horizontal -
        skew panorama_vertical -
        flip.horizontal flip -
        arrow.left.and.right.righttriangle.left.righttriangle.right flip -
        dial.low tune -
        dial.medium tune -
        dial.high tune -
        switch.2 toggle_on -
        togglepower power_settings_new -
        sidebar.left view_sidebar@mirror -
        sidebar.right view_sidebar -
        sidebar.leading view_sidebar@mirror -
        menubar.rectangle web_asset -
        macwindow web_asset -
        macwindow.on.rectangle filter_none -
        uiwindow.split.2x1 vertical_split -
        list.number format_list_numbered -
        list.bullet.rectangle list_alt -
        list.bullet.indent format_indent_increase -
        checklist checklist -
        increase.indent format_indent_increase -
        decrease.indent format_indent_decrease -
        bold format_bold -
        italic format_italic -
        underline format_underlined -
        strikethrough strikethrough_s -
        bold.italic.underline text_format -
        textformat.size format_size -
        textformat.alt text_fields -
        text.cursor title -
        text.quote format_quote -
        text.append playlist_add -
        text.badge.plus playlist_add -
        text.badge.checkmark playlist_add_check -
        text.badge.xmark playlist_remove -
        text.magnifyingglass manage_search -
        text.viewfinder document_scanner -
        character.cursor.ibeam text_fields -
        a.magnify zoom_in -
        translate translate -
        character.book.closed translate -
        character.bubble g_translate -
        command keyboard_command_key -
        option keyboard_option_key -
        control keyboard_control_key -
        shift keyboard_capslock -
        capslock keyboard_capslock -
        return keyboard_return -
        return.left keyboard_return -
        escape first_page -
        space space_bar -
        tablecells table_chart ~
        table table_chart -
        terminal terminal terminal
        apple.terminal terminal terminal
        swift code -
        ellipsis.curlybraces data_object -
        testtube science -
        antenna.radiowaves.left.and.right cell_tower -
        wifi.slash wifi_off -
        wifi.exclamationmark signal_wifi_bad -
        wifi.router router ~
        bluetooth bluetooth -
        wave.3.right sensors -
        wave.3.left sensors -
        wave.3.forward contactless -
        sensor.tag.radiowaves.forward nfc -
        simcard sim_card ~
        sdcard sd_card ~
        esim sim_card ~
        airtag radio_button_checked -
        homekit home -
        homepod speaker -
        appletv tv -
        ellipsis.rectangle password -
        nosign block -
        hand.raised.app front_hand -
        xmark.bin delete_forever -
        staroflife emergency -
        heart.rectangle loyalty -
        megaphone campaign ~
        dot.circle.and.cursorarrow ads_click -
        circle.hexagongrid hive ~
        circle.hexagonpath hub -
        circle.grid.cross control_camera -
        circle.lefthalf.striped.horizontal tonality -
        circle.righthalf.filled.inverse contrast -
        circle.on.circle join_full -
        circle.circle adjust -
        signature draw -
        person.2.circle supervised_user_circle -
        person.crop.circle.badge.checkmark how_to_reg -
        person.crop.circle.badge.plus person_add -
        person.crop.circle.badge.xmark person_remove -
        person.crop.circle.badge.exclamationmark person_off -
        rectangle.and.pencil.and.ellipsis drive_file_rename_outline -
        rectangle.badge.plus add_box add_box
        rectangle.dashed crop_landscape -
        rectangle.compress.vertical unfold_less -
        rectangle.expand.vertical unfold_more -
        rectangle.inset.filled picture_in_picture -
        pip picture_in_picture_alt ~
        pip.enter picture_in_picture_alt -
        inset.filled.rectangle picture_in_picture -
        rectangle.arrowtriangle.2.inward compress -
        rectangle.and.text.magnifyingglass pageview -
        aspectratio aspect_ratio ~
        sos sos -
        medal.star military_tech -
        bubbles.and.sparkles bubble_chart ~
        toilet wc -
        web.camera videocam -
        recordingtape voicemail -
        tuningfork graphic_eq -
        slider.horizontal.below.rectangle tune -
        circle.slash do_disturb -
        slash.circle do_disturb -
        tray.full inbox -
        line.3.crossed.swirl.circle blur_on -
        aqi.medium blur_on -
        aqi.low blur_on -
        aqi.high blur_on -
        circle.dotted.circle blur_circular -
        drop.triangle invert_colors -
        drop.halffull invert_colors -
        square.grid.4x3.fill apps -
        grid grid_on -
        rectangle.grid.3x2 view_module -
        figure.child child_care -
        stroller child_friendly -
        tent cabin -
        house.lodge cottage ~
        beach.umbrella beach_access ~
        fireplace fireplace -
        binoculars travel_explore -
        location.magnifyingglass travel_explore -
        suit.heart favorite ~
        suit.diamond diamond ~
        suit.spade spa ~
        """

    private static let aliasText = """
        speaker.1 speaker.wave.1
        speaker.2 speaker.wave.2
        speaker.3 speaker.wave.3
        speaker.1.fill speaker.wave.1.fill
        speaker.2.fill speaker.wave.2.fill
        speaker.3.fill speaker.wave.3.fill
        person.fill.badge.plus person.badge.plus
        person.fill.badge.minus person.badge.minus
        person.fill.checkmark person.crop.circle.badge.checkmark
        calendar.day.timeline.left calendar
        rectangle.fill.on.rectangle.fill square.fill.on.square.fill
        rectangle.portrait.on.rectangle.portrait square.on.square
        note.text doc.text
        note.text.fill doc.text.fill
        document doc
        document.fill doc.fill
        document.on.document doc.on.doc
        document.on.document.fill doc.on.doc.fill
        text.document doc.text
        text.document.fill doc.text.fill
        figure.walk.motion figure.walk
        figure.run.motion figure.run
        square.grid.4x3 square.grid.3x3
        gauge.high gauge
        gauge.low gauge
        gauge.open.with.lines.needle.33percent gauge
        """
}
