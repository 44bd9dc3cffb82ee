/// Devices, pictures, sound and games.
extension SymbolShape {
    static let sketchesOfDevices = """
        camera ~ box 0,8 138,94 22 ; area/9 -30,-30 -20,-54 20,-54 30,-30 ; o= ring 0,8 27 ; f- ring*110 0,8 31 ; - disc 48,-18 6
        camera.rotate ~ box 0,8 138,94 22 ; area/9 -30,-30 -20,-54 20,-54 30,-30 ; - *2 arc 0,9 26 200 340 ; - *2 area/1 16,-6 36,-6 26,12
        camera.aperture = ring 0,0 54 ; = *6 line -18,-31 18,-31 ; = *6 line 18,-31 48,-24
        camera.filters = ring 0,-20 34 ; = ring -20,16 34 ; = ring 20,16 34
        video ~ box -18,0 92,88 22 ; area/7 36,-14 68,-36 68,36 36,14
        video.badge.waveform ~ box -18,0 92,88 22 ; area/7 36,-14 68,-36 68,36 36,14 ; || ; x8 box 40,42 50,40 12 ; = line*90 22,36 22,48 ; = line*90 40,26 40,58 ; = line*90 58,36 58,48
        film ~ box 0,0 134,104 16 ; m- box 52,-32 12,12 2 ; m- box 52,0 12,12 2 ; m- box 52,32 12,12 2 ; m- line 35,-48 35,48 ; - line -34,0 34,0
        photo.stack ~ area/14 -66,-30 66,-30 66,58 -66,58 ; - line -52,40 -22,12 6,34 24,18 52,42 ; - disc 28,-6 9 ; = line -52,-44 52,-44 ; = line -38,-60 38,-60
        play.rectangle ~ box 0,0 140,104 20 ; - area/5 -18,-24 28,0 -18,24
        play.rectangle.on.rectangle ~ area/16 -46,-28 66,-28 66,58 -46,58 ; - area/4 -4,-6 32,15 -4,36 ; = line/16 -64,36 -64,-48 44,-48
        play.square.stack ~ area/14 -51,-26 51,-26 51,60 -51,60 ; - area/4 -14,-6 24,17 -14,40 ; = line -38,-42 38,-42 ; = line -26,-58 26,-58
        play.square ~ box 0,0 106,106 20 ; - area/5 -18,-26 30,0 -18,26
        play.tv ~ box 0,-10 138,90 14 ; - area/4 -14,-30 22,-10 -14,10 ; = line -30,54 30,54
        tv ~ box 0,-10 138,90 14 ; = line -30,54 30,54
        tv.inset.filled = frame 0,-10 130,82 14 ; = box 0,-10 104,58 4 ; = line -30,54 30,54
        display ~ box 0,-14 138,90 12 ; f- line -66,16 66,16 ; o- line -62,14 62,14 ; = area -14,31 14,31 18,56 -18,56 ; = line -26,58 26,58
        desktopcomputer ~ box 0,-14 138,90 12 ; f- line -66,14 66,14 ; o- line -62,14 62,14 ; = area -14,31 14,31 18,56 -18,56 ; = line -26,58 26,58
        display.2 = frame -20,-6 92,64 9 ; = line -44,42 4,42 ; = line/9 40,-20 66,-20 66,36 30,36
        pc ~ box -42,0 44,112 10 ; - line -52,-36 -32,-36 ; - disc -42,34 5 ; o= line/10 -8,-46 66,-46 66,26 -8,26 ; f= area/9 -10,-50 70,-50 70,30 -10,30 ; = line 10,50 48,50
        laptopcomputer = loop/12 -50,-44 50,-44 50,32 -50,32 ; = line*110 -72,46 72,46
        macbook = loop/12 -50,-44 50,-44 50,32 -50,32 ; = line*110 -72,46 72,46
        macbook.and.iphone = line/12 -58,28 -58,-44 42,-44 42,-30 ; = line -72,40 14,40 ; = frame 46,8 34,62 8
        ipad ~ box 0,0 98,126 15 ; - line -13,50 13,50
        ipad.landscape ~ box 0,0 126,98 15 ; - line -13,37 13,37
        ipad.and.iphone = line/12 12,-58 -58,-58 -58,58 4,58 ; = frame 38,8 48,100 12 ; = line 30,46 46,46 ; = line -34,44 -18,44
        iphone.gen3 ~ box 0,0 72,130 18 ; - line -10,52 10,52
        iphone.radiowaves.left.and.right = frame 0,0 50,108 13 ; = line -8,-40 8,-40 ; m= arc 18,0 26 -40 40 ; m= arc 18,0 46 -40 40
        candybarphone = frame 0,6 62,118 14 ; = box 0,-22 34,30 4 ; m= disc 15,18 5 ; = disc 0,18 5 ; m= disc 15,33 5 ; = disc 0,33 5 ; m= disc 15,48 5 ; = disc 0,48 5 ; = line*120 22,-54 22,-66
        applewatch = frame 0,0 68,76 19 ; = area/4 -20,-42 20,-42 15,-66 -15,-66 ; = area/4 -20,42 20,42 15,66 -15,66 ; = line 40,-8 40,8
        applewatch.watchface = frame 0,0 68,76 19 ; = area/4 -20,-42 20,-42 15,-66 -15,-66 ; = area/4 -20,42 20,42 15,66 -15,66 ; = line 40,-8 40,8 ; = line 0,-18 0,2 14,2
        airpods = oval -26,-36 20,22 ; = oval 26,-36 20,22 ; = line*140 -36,-30 -36,56 ; = line*140 36,-30 36,56
        airpodspro = oval -26,-34 22,22 ; = oval 26,-34 22,22 ; = line*160 -36,-20 -36,36 ; = line*160 36,-20 36,36
        headphones ~ = arc 0,4 54 180 360 ; = line -54,4 -54,30 ; = line 54,4 54,30 ; m+ area/8 34,6 58,10 58,48 34,52
        earbuds = disc -30,-34 18 ; = disc 30,-34 18 ; = line -38,-30 -38,10 ~-30,40 ~0,56 ~30,40 38,10 38,-30
        homepod ~ area/24 -46,-46 ~-20,-56 ~20,-56 46,-46 ~58,-10 ~56,30 ~30,54 ~-30,54 ~-56,30 ~-58,-10 ; - line -22,-40 ~0,-36 22,-40
        hifispeaker ~ box 0,0 82,124 12 ; o= ring 0,18 24 ; f- ring 0,18 27 ; - disc 0,-34 11
        appletv ~ box 0,0 130,80 18 ; - area/3 -14,-18 20,0 -14,18
        gamecontroller ~ half 0,-34 ~20,-36 ~44,-38 ~62,-14 ~72,28 ~58,40 ~42,28 ~26,16 0,16 ; - line -46,-9 -22,-9 ; - line -34,-21 -34,3 ; - disc 24,-2 6.5 ; - disc 42,-16 6.5
        arcade.stick ~ area/8 -58,16 58,16 58,54 -58,54 ; - line 26,34 36,34 ; = line*130 0,14 0,-28 ; = disc 0,-42 19
        keyboard.chevron.compact.down ~ box 0,-18 140,72 14 ; m- line 40,-36 40,-36.1 ; m- line 20,-36 20,-36.1 ; - line 0,-36 0,-36.1 ; m- line 40,-18 40,-18.1 ; m- line 20,-18 20,-18.1 ; - line 0,-18 0,-18.1 ; - line -26,2 26,2 ; = line -20,40 0,54 20,40
        computermouse ~ box 0,0 76,120 38 ; - line 0,-36 0,-16
        magicmouse ~ box 0,0 72,120 36
        faxmachine ~ box 14,20 100,68 12 ; box -52,16 22,80 9 ; o= line/6 -14,-16 -14,-56 46,-56 46,-16 ; f= area/6 -18,-22 -18,-60 50,-60 50,-22 ; - line -6,6 36,6 ; - disc -6,28 5 ; - disc 14,28 5 ; - disc 34,28 5
        printer ~ area/12 -64,-18 64,-18 64,34 -64,34 ; o= line/8 -38,-20 -38,-56 38,-56 38,-20 ; f= area/8 -42,-60 42,-60 42,-26 -42,-26 ; x5 area/6 -40,8 40,8 40,60 -40,60 ; o= frame 0,33 72,50 7 ; f= box 0,34 76,52 7 ; - line -20,24 20,24 ; - line -20,42 20,42 ; - disc 46,-4 5
        scanner ~ box 0,14 136,70 12 ; - line -44,14 44,14 ; = line -56,-34 56,-46
        server.rack ~ box 0,-38 136,42 10 ; box 0,38 136,42 10 ; - disc 44,-38 6 ; - disc 44,38 6 ; - line -44,-38 0,-38 ; - line -44,38 0,38
        opticaldisc ~ disc 0,0 58.5 ; o= ring 0,0 18 ; f- ring 0,0 20 ; - arc*70 0,0 38 -80 -20
        cpu ~ box 0,0 84,84 14 ; o= frame 0,0 40,40 6 ; f- frame*70 0,0 42,42 6 ; = *4 line -22,-46 -22,-62 ; = *4 line 0,-46 0,-62 ; = *4 line 22,-46 22,-62
        memorychip ~ box 0,0 136,72 10 ; - line*80 -44,-6 -44,12 ; - line*80 -14,-6 -14,12 ; - line*80 14,-6 14,12 ; - line*80 44,-6 44,12 ; m= line 14,42 14,52 ; m= line 44,42 44,52
        mic ~ box 0,-22 48,88 24 ; = line -40,-8 -40,0 ~-28,28 ~0,40 ~28,28 40,0 40,-8 ; = line 0,40 0,58 ; = line -22,60 22,60
        music.mic ~ oval 32,-32 29,29 ; f- line 6,-42 42,-6 ; = area/6 4,-26 26,-4 -44,58 -58,44
        music.note = oval -22,44 22,16 -18 ; = line*95 -4.5,40 -4.5,-46 ; = area/4 -9,-60 34,-48 34,-22 -9,-34
        music.quarternote.3 = oval -46,34 16,12 -18 ; = line*90 -34,32 -34,-46 ; = oval 4,44 16,12 -18 ; = line*90 16,42 16,-36 ; = oval 50,30 16,12 -18 ; = line*90 62,28 62,-50
        music.note.list = line -62,-46 14,-46 ; = line -62,-16 6,-16 ; = line -62,14 -10,14 ; = oval 22,44 19,14 -18 ; = line*95 37,42 37,-44 ; = area/4 33,-54 64,-46 64,-24 33,-32
        music.note.house ~ o= line/10 -48,-6 -48,56 48,56 48,-6 ; f= area/9 0,-36 52,6 52,60 -52,60 -52,6 ; fx6 line -66,4 0,-54 66,4 ; = line*110 -66,4 0,-54 66,4 ; - oval -10,38 13,10 -18 ; - line*80 0,36 0,-2 20,4
        music.note.square.stack ~ area/14 -51,-26 51,-26 51,60 -51,60 ; = line -38,-42 38,-42 ; = line -26,-58 26,-58 ; - oval -10,38 13,10 -18 ; - line*80 0,36 0,-6 20,0
        music.pages ~ area/14 -56,-60 18,-60 18,50 -56,50 ; = line/14 36,-44 56,-44 56,62 -34,62 ; - oval -29,22 13,10 -18 ; - line*80 -19,20 -19,-24 1,-18
        music.note.tv ~ box 0,-8 138,96 14 ; = line -30,58 30,58 ; - oval -10,14 13,10 -18 ; - line*80 0,12 0,-32 20,-26
        pianokeys ~ box 0,0 132,108 12 ; m- line 20,8 20,54 ; - line 0,-54 0,-54.1 ; m- box 22,-24 20,64 3 ; - line -2,54 -2,54.1
        guitars ~ area ~-52,10 ~-26,4 ~-14,-8 ~2,2 ~6,18 ~-4,36 ~-14,54 ~-40,54 ~-56,36 ; - disc -24,28 10 ; = line*150 2,-2 50,-50 ; = area/4 44,-54 56,-64 66,-54 56,-44
        radio ~ box 0,14 136,88 14 ; - disc 30,14 20 ; - line -46,-2 -12,-2 ; - line -46,16 -12,16 ; = line -40,-30 44,-60
        waveform.and.mic = box 0,-14 30,56 15 ; = line -26,-10 ~-18,16 ~0,24 ~18,16 26,-10 ; = line 0,24 0,40 ; m= line 44,-14 44,14 ; m= line 60,-6 60,6
        recordingtape = ring -36,-4 28 ; = ring 36,-4 28 ; = line -36,20 36,20
        eject ~ half 0,-54 60,16 0,16 ; + box 0,42 112,18 5
        gobackward.minus = arc 0,6 50 278 580 ; = area/3 6,-62 -26,-44 6,-26 ; = line -20,8 20,8
        goforward.plus = arc 0,6 50 -40 262 ; = area/3 -6,-62 26,-44 -6,-26 ; = line -20,8 20,8 ; = line 0,-12 0,28
        airplayvideo = line/14 -30,34 -62,34 -62,-48 62,-48 62,34 30,34 ; = area/4 0,14 36,58 -36,58
        rectangle.on.rectangle ~ area/16 -46,-28 66,-28 66,58 -46,58 ; = line/16 -64,36 -64,-48 44,-48
        rectangle.stack.person.crop ~ area/14 -62,-28 62,-28 62,58 -62,58 ; - disc 0,2 14 ; - area -28,50 ~-18,28 ~0,22 ~18,28 28,50 ; = line -48,-44 48,-44 ; = line -36,-60 36,-60
        rectangle.3.group ~ area/12 -64,-48 12,-48 12,48 -64,48 ; + area/9 24,-48 64,-48 64,-6 24,-6 ; + area/9 24,8 64,8 64,48 24,48
        rectangle.3.offgrid ~ area/9 -64,-50 0,-50 0,-8 -64,-8 ; + area/9 12,-34 64,-34 64,8 12,8 ; + area/9 -40,10 24,10 24,52 -40,52
        macwindow = frame 0,0 132,104 18 ; = line -62,-24 62,-24 ; = disc -46,-37 5 ; = disc -30,-37 5 ; = disc -14,-37 5
        macwindow.on.rectangle = frame 10,12 112,82 14 ; = line -42,-6 62,-6 ; = line/14 -62,26 -62,-48 36,-48
        menubar.rectangle = frame 0,0 132,104 18 ; = box 0,-38 120,22
        dock.rectangle = frame 0,0 132,104 18 ; = box 0,28 84,18 4
        terminal ~ box 0,0 136,108 20 ; - line -42,-26 -20,-7 -42,12 ; - line -8,14 26,14
        tablecells ~ box 0,0 136,104 16 ; - line -66,-18 66,-18 ; - line -66,17 66,17 ; - line -22,-50 -22,50 ; - line 22,-50 22,50
        pip ~ box 0,0 140,104 18 ; f- box 28,18 56,40 7 ; o= box 28,18 56,40 7
        rectangle.inset.topright.filled = frame 0,0 132,98 18 ; = box 28,-18 58,40 7
        square.3.layers.3d = half 0,-58 62,-30 0,-2 ; = line -58,0 0,28 58,0 ; = line -58,28 0,56 58,28
        square.2.layers.3d = half 0,-46 62,-16 0,14 ; = line -58,18 0,48 58,18
        square.stack.3d.up ~ half 0,-58 64,-28 0,2 ; = line -58,0 0,28 58,0 ; = line -58,28 0,56 58,28
        square.stack.3d.down.right ~ area/6 -58,-54 24,-54 24,28 -58,28 ; = line/6 40,-34 40,44 -38,44 ; = line/6 58,-14 58,60 -18,60
        circle.lefthalf.filled.righthalf.striped.horizontal = ring 0,0 54 ; = area 0,-54 0,54 ~-38,38 ~-54,0 ~-38,-38 ; = line 0,-28 40,-28 ; = line 0,0 50,0 ; = line 0,28 40,28
        antenna.radiowaves.left.and.right = disc 0,-14 11 ; = line 0,-8 0,60 ; m= arc 0,-14 28 -48 48 ; m= arc 0,-14 48 -48 48
        wifi.router ~ area/10 -62,18 62,18 62,54 -62,54 ; - disc 36,36 5 ; - disc 16,36 5 ; m= line -44,16 -44,-20 ; | ; = arc 0,0 24 225 315 ; = arc 0,0 44 225 315
        cable.connector ~ box 0,-24 36,60 6 ; = line 0,8 0,60 ; = line -10,-50 -10,-62 ; = line 10,-50 10,-62
        externaldrive.connected.to.line.below ~ area/12 -60,-46 60,-46 66,14 66,22 -66,22 -66,14 ; - line -60,-8 60,-8 ; - disc 44,7 6 ; = line 0,22 0,56 ; = line -40,56 40,56
        apps.iphone ~ box 0,0 74,130 18 ; m- box 14,-30 16,16 4 ; m- box 14,-4 16,16 4 ; m- box 14,22 16,16 4
        badge.plus.radiowaves.right = disc -20,0 34 ; x line -34,0 -6,0 ; x line -20,-14 -20,14 ; = arc -20,0 54 -40 40 ; = arc -20,0 74 -40 40
        visionpro ~ half ~0,-34 ~40,-32 ~68,-8 ~64,24 ~40,36 ~20,28 ~0,18
        goforward.5 = copy goforward ; = line*75 7,-10 -6,-10 -8,5 ~2,2 ~9,12 ~0,24 -9,20
        goforward.10 = copy goforward ; = line*75 -20,-4 -12,-10 -12,24 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        goforward.15 = copy goforward ; = line*75 -20,-4 -12,-10 -12,24 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        goforward.30 = copy goforward ; = line*75 -21,-6 ~-13,-10 ~-5,-3 -14,6 ~-4,15 ~-13,24 -22,19 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        goforward.45 = copy goforward ; = line*75 -8,24 -8,-10 -23,14 -3,14 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        goforward.60 = copy goforward ; = line*75 -8,-9 ~-21,9 ~-16,23 ~-5,18 ~-8,6 -20,10 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        goforward.75 = copy goforward ; = line*75 -22,-10 -4,-10 -16,24 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        goforward.90 = copy goforward ; = line*75 -18,23 ~-5,5 ~-10,-9 ~-21,-4 ~-18,8 -6,4 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        gobackward.5 = copy gobackward ; = line*75 7,-10 -6,-10 -8,5 ~2,2 ~9,12 ~0,24 -9,20
        gobackward.10 = copy gobackward ; = line*75 -20,-4 -12,-10 -12,24 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        gobackward.15 = copy gobackward ; = line*75 -20,-4 -12,-10 -12,24 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        gobackward.30 = copy gobackward ; = line*75 -21,-6 ~-13,-10 ~-5,-3 -14,6 ~-4,15 ~-13,24 -22,19 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        gobackward.45 = copy gobackward ; = line*75 -8,24 -8,-10 -23,14 -3,14 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        gobackward.60 = copy gobackward ; = line*75 -8,-9 ~-21,9 ~-16,23 ~-5,18 ~-8,6 -20,10 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        gobackward.75 = copy gobackward ; = line*75 -22,-10 -4,-10 -16,24 ; = line*75 20,-10 7,-10 5,5 ~15,2 ~22,12 ~13,24 4,20
        gobackward.90 = copy gobackward ; = line*75 -18,23 ~-5,5 ~-10,-9 ~-21,-4 ~-18,8 -6,4 ; = loop*75 ~13,-10 ~22,-1 ~22,15 ~13,24 ~4,15 ~4,-1
        airpodsmax = arc 0,0 46 180 360 ; = box -44,26 26,56 12 ; = box 44,26 26,56 12 ; = line -46,0 -46,6 ; = line 46,0 46,6
        airpods.gen3 = oval -27,-32 21,20 -20 ; = oval 27,-32 21,20 20 ; = line*150 -37,-22 -35,34 ; = line*150 37,-22 35,34
        beats.headphones = arc 0,6 52 180 360 ; m= line 52,6 52,24 ; m= box 46,34 26,52 12
        xbox.logo = disc 0,0 56 ; x1 line -22,-22 22,22 ; x1 line 22,-22 -22,22
        playstation.logo = area/3 0,-60 18,-30 -18,-30 ; = disc 42,0 17 ; = box -42,0 31,31 3 ; = line*130 -13,30 13,56 ; = line*130 13,30 -13,56
        shazam.logo = disc 0,0 56 ; x1 line -26,-6 -26,6 ; x1 line -9,-22 -9,22 ; x1 line 9,-14 9,14 ; x1 line 26,-6 26,6
        macmini ~ box 0,8 128,44 14 ; - disc 44,16 5
        apple.intelligence = ring 0,0 52 ; = *6 line 0,-22 0,-30 ; = disc 0,0 8
        sparkles.rectangle.stack ~ area/14 -62,-28 62,-28 62,58 -62,58 ; - area/1 0,-12 7,8 26,15 7,22 0,42 -7,22 -26,15 -7,8 ; = line -48,-44 48,-44 ; = line -36,-60 36,-60
        earpods = disc -30,-34 18 ; = disc 30,-34 18 ; = line -36,-26 -36,20 ~-20,44 0,60 ; = line 36,-26 36,20 ~20,44 0,60
        hifispeaker.2 ~ box -34,0 58,116 10 ; box 34,0 58,116 10 ; - ring*85 -34,18 16 ; - ring*85 34,18 16 ; - disc -34,-32 8 ; - disc 34,-32 8
        homepod.2 ~ copy homepod.fill 60 -36,0 ; copy homepod.fill 60 36,0
        homepodmini ~ disc 0,0 54 ; - oval 0,-34 22,8
        tv.and.hifispeaker.fill = box -22,-10 92,70 10 ; = line -44,44 2,44 ; = box 50,6 36,92 8 ; x disc 50,20 11 ; x disc 50,-18 6
        appletvremote.gen4 ~ box 0,0 44,130 14 ; - disc 0,-40 12 ; - disc -8,-8 4 ; - disc 8,-8 4
        video.bubble.left ~ box 0,-8 132,96 30 ; area -40,30 -38,64/5 0,36 ; - box -12,-8 44,36 8 ; - area/3 16,-10 32,-20 32,4 16,-6
        camera.metering.spot = frame 0,0 132,96 16 ; = disc 0,0 12
        camera.metering.multispot = frame 0,0 132,96 16 ; = disc 0,0 9 ; = *2 disc -34,-18 9 ; = *2 disc -34,18 9
        pano ~ area/8 -68,-48 ~0,-34 68,-48 68,48 ~0,34 -68,48
        inset.filled.pano = > area/8 -68,-48 ~0,-34 68,-48 68,48 ~0,34 -68,48 ; = area/3 -48,-25 ~0,-15 48,-25 48,25 ~0,15 -48,25
        camera.on.rectangle ~ box 10,18 116,80 18 ; area/7 -14,-12 -6,-32 26,-32 34,-12 ; - ring*90 10,18 22 ; = line/16 -64,36 -64,-48 -30,-48
        photo.badge.arrow.down ~ copy photo.fill 100 -4,-4 ; x7 disc 44,34 24 ; = disc 44,34 24 ; x line*80 44,20 44,44 ; x line*80 33,36 44,47 55,36
        photo.artframe = frame 0,0 124,124 6 ; = frame 0,0 84,84 2 ; = line*90 -38,26 -14,2 6,20 18,10 38,28 ; = disc 16,-18 7
        photo.tv ~ box 0,-10 138,90 14 ; = line -30,54 30,54 ; - line -44,22 -18,-2 6,18 22,6 46,24 ; - disc 24,-28 8
        livephoto = ring 0,0 14 ; = ring*80 0,0 34 ; = *24 disc 0,-54 4
        livephoto.play = area/3 -6,-12 14,0 -6,12 ; = ring*80 0,0 34 ; = *24 disc 0,-54 4
        livephoto.slash = ring 0,0 14 ; = ring*80 0,0 34 ; = *24 disc 0,-54 4 ; x8 line -50,-50 50,50 ; = line -50,-50 50,50
        backward.end.alt ~ area/6 -14,0 44,-42 44,42 ; area/6 -52,0 2,-42 2,42 ; = line*110 -58,-38 -58,38
        forward.end.alt ~ area/6 14,0 -44,-42 -44,42 ; area/6 52,0 -2,-42 -2,42 ; = line*110 58,-38 58,38
        backward.frame ~ area/6 -20,0 44,-44 44,44 ; = line*110 -34,-40 -34,40 ; = line*110 -56,-40 -56,40
        forward.frame ~ area/6 20,0 -44,-44 -44,44 ; = line*110 34,-40 34,40 ; = line*110 56,-40 56,40
        play.desktopcomputer = frame 0,-14 130,82 12 ; = area/4 -14,-34 22,-14 -14,6 ; = line 0,30 0,52 ; = line -24,56 24,56
        waveform.path = line -64,0 ~-52,0 -44,-20 -34,24 -22,-44 -8,46 6,-46 18,34 30,-20 40,12 ~52,0 64,0
        waveform.badge.mic = copy waveform 84 -10,-8 ; x7 disc 44,32 26 ; = box 44,22 16,28 8 ; = line*80 30,24 ~36,40 ~44,44 ~52,40 58,24 ; = line*80 44,44 44,54
        pianokeys.inverse = frame 0,0 128,104 12 ; = box -20,-14 20,72 3 ; = box 20,-14 20,72 3 ; = line -20,22 -20,50 ; = line 20,22 20,50
        mic.and.signal.meter ~ box -26,-22 44,80 22 ; = line -60,-8 ~-46,30 ~-26,36 ~-6,30 8,-8 ; = line -26,36 -26,58 ; = line 32,30 52,30 ; = line 32,10 52,10 ; = line 32,-10 52,-10 ; = line 32,-30 52,-30
        speaker.minus ~ f= copy speaker.fill 100 -20,0 ; o= copy speaker 100 -20,0 ; = line 22,0 58,0
        speaker.zzz ~ f= copy speaker.fill 100 -22,4 ; o= copy speaker 100 -22,4 ; | ; = copy zzz 46 40,-16
        iphone.gen1 ~ box 0,0 72,130 16 ; - disc 0,50 7 ; - line -8,-52 8,-52
        iphone.gen2 ~ box 0,0 72,130 20 ; - line -16,-58 16,-58
        iphone.homebutton ~ box 0,0 72,130 16 ; - disc 0,50 7
        ipad.homebutton ~ box 0,0 98,126 14 ; - disc 0,50 6.5
        iphone.badge.play ~ box -6,0 72,126 18 ; x8 disc 34,32 26 ; = disc 34,32 26 ; x area/2 28,20 46,32 28,44
        applewatch.radiowaves.left.and.right = frame 0,0 54,60 16 ; = area/4 -16,-34 16,-34 12,-54 -12,-54 ; = area/4 -16,34 16,34 12,54 -12,54 ; m= arc 14,0 32 -40 40 ; m= arc 14,0 52 -40 40
        iphone.and.arrow.forward = line/14 14,-30 14,-60 -46,-60 -46,60 14,60 14,30 ; = line -14,0 56,0 ; = line 38,-20 58,0 38,20
        applepencil = line*170 -52,52 44,-44 ; = area/1 -64,64 -58,48 -48,58
        macpro.gen3 ~ box 0,4 80,108 8 ; = line -24,-58 24,-58 ; - disc -16,-14 7 ; - disc 16,-14 7 ; - disc 0,10 7 ; - disc -16,34 7 ; - disc 16,34 7
        xserve ~ box 0,0 140,44 10 ; - disc -50,0 6 ; - line -30,0 20,0 ; - disc 50,0 6
        opticaldiscdrive ~ box 0,0 140,76 14 ; - line -50,-8 50,-8 ; - disc 44,16 6
        minus.plus.batteryblock ~ box 0,10 136,88 14 ; = box -38,-44 26,12 3 ; = box 38,-44 26,12 3 ; - line -50,10 -24,10 ; - line 24,10 50,10 ; - line 37,-3 37,23
        bolt.batteryblock ~ box 0,10 136,88 14 ; = box -38,-44 26,12 3 ; = box 38,-44 26,12 3 ; - copy bolt.fill 52 0,10
        power.dotted = *12 disc 0,-48 5 ; x box 0,-44 34,34 ; = line 0,-58 0,-6
        poweron = line*120 0,-52 0,52
        poweroff = ring*120 0,0 48
        powersleep = area 14,-54 ~-30,-36 ~-44,6 ~-20,44 ~26,44 46,18 ~4,14 ~-6,-20
        apps.ipad ~ box 0,0 98,126 15 ; m- box 20,-32 18,18 4 ; m- box 20,0 18,18 4 ; m- box 20,32 18,18 4
        macwindow.badge.plus = frame -6,-6 120,92 16 ; = line -62,-26 50,-26 ; x8 disc 46,36 26 ; = disc 46,36 26 ; x line*85 46,22 46,50 ; x line*85 32,36 60,36
        menubar.dock.rectangle = frame 0,0 132,104 18 ; = box 0,-38 120,22 ; = box 0,32 80,14 4
        widget.small = frame 0,0 106,106 22 ; = box -18,-18 38,38 8
        widget.medium = frame 0,0 106,106 22 ; = box 0,-18 76,38 8
        widget.large = frame 0,0 106,106 22 ; = box 0,0 76,76 10
        platter.2.filled.iphone = frame 0,0 76,128 16 ; = box 0,-24 54,34 7 ; = box 0,20 54,34 7
        keyboard.onehanded.left = frame -4,0 112,88 14 ; = box -28,0 44,62 6
        camera.shutter.button ~ disc 0,0 58.5 ; o= ring 0,0 40 ; f- ring*85 0,0 44
        digitalcrown.arrow.clockwise = frame -16,0 64,76 18 ; = line*140 30,-10 30,14 ; = arc -16,0 14 -30 250
        button.programmable ~ disc 0,0 58.5 ; - disc 0,0 40 ; f= disc 0,0 34
        button.vertical.left.press ~ box 32,0 60,124 18 ; = line*120 -12,-24 -12,24 ; = line -66,0 -46,0 ; = area/3 -48,-13 -30,0 -48,13
        button.vertical.right.press ~ box -32,0 60,124 18 ; = line*120 12,-24 12,24 ; = line 66,0 46,0 ; = area/3 48,-13 30,0 48,13
        button.horizontal.top.press ~ box 0,32 124,60 18 ; = line*120 -24,-12 24,-12 ; = line 0,-66 0,-46 ; = area/3 -13,-48 0,-30 13,-48
        square.fill.on.square.fill = copy square.filled.on.square
        square.on.square.fill = copy square.filled.on.square
        square.grid.4x3.fill = box -51,-34 24,24 5 ; = box -17,-34 24,24 5 ; = box 17,-34 24,24 5 ; = box 51,-34 24,24 5 ; = box -51,0 24,24 5 ; = box -17,0 24,24 5 ; = box 17,0 24,24 5 ; = box 51,0 24,24 5 ; = box -51,34 24,24 5 ; = box -17,34 24,24 5 ; = box 17,34 24,24 5 ; = box 51,34 24,24 5
        rectangle.grid.3x2 ~ box -46,-24 40,40 7 ; box 0,-24 40,40 7 ; box 46,-24 40,40 7 ; box -46,24 40,40 7 ; box 0,24 40,40 7 ; box 46,24 40,40 7
        pip.enter = line/16 60,0 60,-46 -62,-46 -62,48 -6,48 ; = box 36,30 60,46 8 ; = line -40,-24 -12,0 ; = line -10,-20 -10,2 -34,2
        arrow.rectanglepath = *2 line/16 -56,6 -56,-34 30,-34 ; = *2 area/2 28,-52 54,-34 28,-16
        4k.tv ~ box 0,-10 138,90 14 ; = line -30,54 30,54 ; - line*90 -22,8 -22,-30 -42,-6 -14,-6 ; - line*90 12,-30 12,8 ; - line*90 36,-30 14,-8 36,8
        camera.metering.center.weighted = frame 0,0 132,96 16 ; = disc 0,0 14 ; = arc 0,0 30 130 230 ; = arc 0,0 30 -50 50
        camera.macro = disc 0,-32 9 ; = oval 0,-53 10,13 ; = oval 20,-38 10,13 72 ; = oval -20,-38 10,13 -72 ; = oval 12,-15 10,13 144 ; = oval -12,-15 10,13 -144 ; x4 disc 0,-32 8 ; = disc 0,-32 8 ; = line 0,-2 0,62 ; = area 4,50 ~14,22 50,16 ~40,46 ; = area -4,50 ~-14,22 -50,16 ~-40,46
        surfboard ~ area 44,-60 ~40,-4 ~-10,46 -48,60 ~-46,14 ~-6,-40 ; - line 28,-44 -32,42
        camera.metering.none = frame 0,0 132,96 16
        camera.metering.unknown = frame 0,0 132,96 16 ; = line*90 -13,-16 ~-7,-28 ~9,-27 ~13,-14 ~0,-2 0,7 ; = line*110 0,25 0,25.1
        camera.metering.partial = frame 0,0 132,96 16 ; = ring 0,0 21
        camera.metering.matrix = frame 0,0 132,96 16 ; = ring 0,0 20 ; = *2 line 0,-44 0,-20 ; = *2 line -62,0 -20,0
        videoprojector ~ box 0,-2 138,74 16 ; o= ring 30,-2 19 ; f- ring 30,-2 21 ; - line -48,-18 -18,-18 ; - line -48,0 -18,0 ; m= line 44,38 44,46
        film.stack ~ area/14 -62,-34 62,-34 62,58 -62,58 ; m- box 48,-14 11,11 2 ; m- box 48,12 11,11 2 ; m- box 48,38 11,11 2 ; m- line 30,-32 30,56 ; = line -48,-54 48,-54
        play.display ~ box 0,-14 138,90 12 ; - area/4 -13,-35 22,-14 -13,7 ; = area -14,31 14,31 18,56 -18,56 ; = line -26,58 26,58
        play.laptopcomputer = loop/12 -50,-44 50,-44 50,32 -50,32 ; = line*110 -72,46 72,46 ; = area/4 -13,-26 21,-6 -13,14
        sparkles.tv ~ box 0,-8 138,96 14 ; = line -30,58 30,58 ; - area/1 -10,-34 -4,-16 14,-10 -4,-4 -10,14 -16,-4 -34,-10 -16,-16 ; - area/1 24,-18 27,-7 38,-4 27,-1 24,10 21,-1 10,-4 21,-7
        arrow.up.right.video ~ box -18,0 92,88 22 ; area/7 36,-14 68,-36 68,36 36,14 ; - line -34,16 -4,-14 ; - line -26,-16 -3,-15 -2,8
        arrow.down.left.video ~ box -18,0 92,88 22 ; area/7 36,-14 68,-36 68,36 36,14 ; - line -4,-14 -34,16 ; - line -34,-8 -35,16 -11,17
        video.and.waveform ~ box -18,0 92,88 22 ; area/7 36,-14 68,-36 68,36 36,14 ; - line -40,-10 -40,10 ; - line -18,-24 -18,24 ; - line 4,-12 4,12
        dpad ~ area/10 -22,-60 22,-60 22,-22 60,-22 60,22 22,22 22,60 -22,60 -22,22 -60,22 -60,-22 -22,-22 ; - *4 area/1 -8,-38 0,-48 8,-38
        arrowkeys ~ box 0,-30 44,52 9 ; box 0,30 44,52 9 ; box -48,30 44,52 9 ; box 48,30 44,52 9 ; - area/1 -8,-26 0,-36 8,-26 ; - area/1 -8,26 0,36 8,26 ; - area/1 -44,22 -54,30 -44,38 ; - area/1 44,22 54,30 44,38
        simcard.2 ~ area/10 -62,-46 -10,-46 12,-24 12,34 -62,34 ; | ; x7 area/10 -28,-30 32,-30 58,-4 58,58 -28,58 ; area/10 -28,-30 32,-30 58,-4 58,58 -28,58 ; - box 14,24 40,32 5
        ipod ~ box 0,0 76,124 12 ; o= frame 0,-32 44,34 4 ; f- box 0,-32 46,36 4 ; o= ring 0,26 18 ; f- ring 0,26 20
        macstudio ~ box 0,4 124,66 13 ; - disc 42,22 5 ; - line -42,22 -30,22
        lock.display = line/12 -18,31 -68,31 -68,-58 68,-58 68,-6 ; = line -26,58 2,58 ; = line -14,34 -14,58 ; || ; = copy lock.fill 52 40,32
        display.and.arrow.down = line/12 -34,31 -68,31 -68,-58 68,-58 68,31 34,31 ; = line 0,-28 0,56 ; = line -20,38 0,58 20,38
        laptopcomputer.and.arrow.down = line/12 -50,32 -50,-44 50,-44 50,32 ; = line*110 -72,46 -34,46 ; = line*110 34,46 72,46 ; = line 0,-18 0,52 ; = line -20,34 0,54 20,34
        macwindow.and.cursorarrow = frame 0,0 132,104 18 ; = line -62,-24 62,-24 ; = disc -46,-37 5 ; = disc -30,-37 5 ; = disc -14,-37 5 ; || ; x7 area/2 22,4 68,24 46,34 36,56 ; = area/2 22,4 68,24 46,34 36,56
        menubar.arrow.up.rectangle = frame 0,0 132,104 18 ; = box 0,-38 120,22 ; = line 0,-10 0,34 ; = line -18,6 0,-12 18,6
        menubar.arrow.down.rectangle = frame 0,0 132,104 18 ; = box 0,-38 120,22 ; = line 0,-12 0,32 ; = line -18,16 0,34 18,16
        dock.arrow.up.rectangle = frame 0,0 132,104 18 ; = box 0,28 84,18 4 ; = line 0,-34 0,8 ; = line -18,-16 0,-34 18,-16
        dock.arrow.down.rectangle = frame 0,0 132,104 18 ; = box 0,28 84,18 4 ; = line 0,-34 0,8 ; = line -18,-10 0,8 18,-10
        timeline.selection = line -62,-14 -62,14 ; = line 62,-14 62,14 ; = line -40,-34 -40,34 ; = line 40,-34 40,34 ; = line -20,-20 -20,20 ; = line 20,-20 20,20 ; = line*130 0,-60 0,60
        rectangle.connected.to.line.below = frame 0,-16 116,72 14 ; = line 0,22 0,50 ; = line -60,50 60,50
        rectangle.portrait.rotate = frame 0,16 62,84 12 ; = line -46,-34 ~-30,-56 ~0,-60 34,-48 ; = line 32,-64 38,-46 20,-40
        rectangle.landscape.rotate = frame 0,20 112,72 14 ; = line -46,-30 ~-30,-52 ~0,-58 34,-48 ; = line 32,-64 38,-46 20,-40
        star.square.on.square ~ area/16 -34,-34 58,-34 58,58 -34,58 ; - copy star.fill 48 12,12 ; = line/14 -54,36 -54,-54 36,-54
        waveform.and.magnifyingglass = line -60,-14 -60,14 ; = line -38,-38 -38,38 ; = line -16,-56 -16,30 ; = line 6,-30 6,-8 ; = line 28,-44 28,-18 ; = line 50,-14 50,-8 ; || ; = ring 24,26 23 ; = line 41,43 58,60
        airpods.chargingcase ~ box 0,4 124,92 34 ; - line -60,-12 60,-12 ; - disc 0,12 6
        airpod.left = oval 4,-34 26,22 ; = line*160 18,-24 18,56
        airpod.right = oval -4,-34 26,22 ; = line*160 -18,-24 -18,56
        hifireceiver ~ box 0,0 138,70 12 ; o= ring 40,0 14 ; f- ring 40,0 16 ; - line -48,-8 0,-8 ; - disc -44,14 5 ; - disc -26,14 5
        mediastick ~ box 0,10 52,96 10 ; = area/3 -16,-40 16,-40 16,-62 -16,-62
        ipodtouch ~ box 0,0 72,130 12 ; - disc 0,48 7 ; - line -34,-46 34,-46 ; - line -34,32 34,32
        """
}
