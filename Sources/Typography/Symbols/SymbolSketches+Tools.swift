/// Gears, tools, locks, writing and measuring.
extension SymbolShape {
    static let sketchesOfTools = """
        gearshape ~ disc 0,0 46 ; *8 area/7 -15,-38 -10,-61 10,-61 15,-38 ; o= ring 0,0 21 ; f- disc 0,0 19
        gear = ring*110 0,0 43 ; = *16 line*70 0,-46 0,-59 ; = ring*80 0,0 11 ; = *3 line*80 0,-14 0,-40
        gearshape.2 ~ copy gearshape.fill 66 -26,-14 ; + copy gearshape.fill 52 38,26
        wrench ~ disc 28,-28 32 ; area/9 -2,-20 20,2 -38,60 -60,38 ; / area 22,-48 48,-22 80,-54 54,-80 ; / disc 35,-35 18 ; f- disc -40,40 6 ; o= disc -40,40 5
        wrench.adjustable ~ disc 28,-28 32 ; area/9 -2,-20 20,2 -38,60 -60,38 ; / area 22,-48 48,-22 80,-54 54,-80 ; / disc 35,-35 16
        screwdriver ~ area/9 -60,38 -30,8 -8,30 -38,60 ; + area -24,14 -16,22 44,-38 62,-58 58,-62 38,-44
        wrench.and.screwdriver ~ area/8 60,38 32,10 10,32 38,60 ; area 24,18 18,24 -42,-36 -60,-58 -56,-62 -38,-44 ; | ; x7 disc 28,-30 28 ; x7 area/7 4,-20 20,-4 -40,56 -56,40 ; disc 28,-30 28 ; area/7 4,-20 20,-4 -40,56 -56,40 ; / area 24,-48 46,-26 76,-54 54,-76 ; / disc 34,-36 15
        paintbrush ~ area/5 -6,-14 52,-62 62,-52 14,6 ; area -62,52 ~-46,46 ~-40,20 ~-22,8 ~-2,22 ~-6,42 ~-30,56 ; - line -10,-8 8,10
        paintbrush.pointed ~ area/4 -4,-12 56,-62 62,-56 12,4 ; area -62,60 ~-50,34 ~-34,14 ~-10,14 ~-14,38 ~-34,52 ; - line -12,-8 8,12
        paintpalette ~ area ~0,-54 ~44,-40 ~64,-2 ~50,22 ~26,20 ~16,34 ~10,52 ~-12,54 ~-50,34 ~-64,0 ~-46,-38 ; - disc -38,4 8 ; - disc -22,-26 8 ; - disc 10,-34 8 ; - disc 38,-12 8
        eyedropper = area/5 -60,60 -56,42 0,-14 16,2 -42,58 ; = area/4 -14,-22 -4,-32 34,6 24,16 ; = area/10 10,-22 34,-56 ~52,-60 ~60,-48 ~56,-34 24,-8
        pencil = area/4 -58,58 -50,28 22,-44 44,-22 -28,50 ; = area/6 30,-52 40,-62 62,-40 52,-30
        pencil.line = area/3 -52,36 -46,14 18,-50 38,-30 -28,32 ; = area/5 25,-57 33,-65 53,-45 45,-37 ; = line -56,58 56,58
        pencil.and.outline = line -60,58 ~-20,50 ~0,58 ~28,46 58,58 ; = area/3 -50,30 -44,8 20,-56 40,-36 -26,26
        pencil.tip = line -16,-60 -16,10 0,58 16,10 16,-60 ; = area/2 -8,36 8,36 0,58
        pencil.and.ruler ~ area/5 -62,-34 -34,-62 62,34 34,62 ; - line -42,-18 -30,-30 ; - line -22,2 -10,-10 ; - line -2,22 10,10 ; - line 18,42 30,30 ; | ; x7 area/3 -58,58 -52,34 30,-48 48,-30 -32,52 ; area/3 -58,58 -52,34 30,-48 48,-30 -32,52 ; = area/5 36,-54 46,-62 62,-46 54,-36
        highlighter = area/4 -58,50 -40,22 -22,40 ; = area/5 -36,12 24,-54 54,-24 -10,38
        pencil.slash = area/4 -58,58 -50,28 22,-44 44,-22 -28,50 ; = area/6 30,-52 40,-62 62,-40 52,-30 ; x8 line -54,-54 54,54 ; = line -54,-54 54,54
        eraser.line.dashed ~ box 8,-10 92,44 8 -45 ; = line -58,56 -42,56 ; = line -14,56 4,56 ; = line 34,56 52,56
        square.and.pencil.circle ~ disc 0,0 58.5 ; - line/6 8,-22 -26,-22 -26,28 24,28 24,0 ; - line*120 -4,8 28,-28
        rectangle.and.pencil.and.ellipsis = line/16 10,44 -64,44 -64,-30 20,-30 ; = disc -42,8 5 ; = disc -22,8 5 ; = disc -2,8 5 ; | ; = line*160 22,24 56,-34 ; = area/1 12,42 16,24 28,31
        folder.fill.badge.gearshape = copy folder.fill ; x6 disc 44,36 26 ; = copy gearshape.fill 44 44,36
        paperclip = line 30,-22 -12,20 ~-18,36 ~-2,36 46,-12 ~54,-34 ~40,-52 ~18,-46 -38,10 ~-50,38 ~-32,58 ~-6,50 40,4
        link = line 6,-26 20,-40 ~42,-44 ~50,-34 ~46,-12 26,8 ~8,14 -6,6 ; = line -6,26 -20,40 ~-42,44 ~-50,34 ~-46,12 -26,-8 ~-8,-14 6,-6
        personalhotspot = frame -24,0 64,44 22 ; = frame 24,0 64,44 22 ; x line*60 -6,-8 6,8
        link.badge.plus = line 0,-28 14,-42 ~36,-46 ~44,-36 ~40,-14 30,-4 ; = line -4,20 -22,38 ~-44,42 ~-52,32 ~-48,10 -30,-8 ~-12,-14 4,-6 ; || ; = line 40,18 40,58 ; = line 20,38 60,38
        lock ~ box 0,24 88,72 15 ; = line -26,-10 -26,-32 ~0,-60 ~26,-32 26,-10
        lock.open ~ box -18,24 88,72 15 ; = line 10,-10 10,-32 ~36,-60 ~62,-32 62,-12
        lock.rotation = arc 0,4 54 -40 250 ; = area/2 -30,-62 4,-50 -22,-28 ; = box 0,16 42,34 7 ; = line*90 -13,2 -13,-8 ~0,-22 ~13,-8 13,2
        lock.iphone = frame 0,0 76,120 16 ; = box 0,14 40,32 7 ; = line*90 -12,0 -12,-10 ~0,-24 ~12,-10 12,0
        key ~ disc 24,-24 36 ; area/4 -2,-14 14,2 -8,24 -8,36 -22,36 -22,50 -36,50 -48,58 -60,58 -60,44 ; f- disc 35,-35 9 ; o= disc 33,-33 7.5
        key.horizontal ~ disc 34,0 30 ; area/3 10,-10 10,10 -4,10 -12,18 -20,10 -28,18 -36,10 -46,10 -62,0 -52,-10 ; f- disc 44,0 8 ; o= disc 42,0 6.5
        shield ~ half 0,-64 ~26,-53 50,-46 ~51,-4 ~36,36 0,62
        shield.lefthalf.filled = line 0,-60 ~26,-49 46,-42 ~46,-4 ~33,33 0,57 ; = area 0,-64 ~-26,-53 -50,-46 ~-51,-4 ~-36,36 0,62
        shield.righthalf.filled = line 0,-60 ~-26,-49 -46,-42 ~-46,-4 ~-33,33 0,57 ; = area 0,-64 ~26,-53 50,-46 ~51,-4 ~36,36 0,62
        shield.checkered = half 0,-64 ~26,-53 50,-46 ~51,-4 ~36,36 0,62 ; x box 22,-24 42,42 ; x area 0,0 0,50 ~-26,28 -42,0 ; = line 0,-60 ~26,-49 46,-42 ~46,-4 ~33,33 0,57 ; = line 0,-60 ~-26,-49 -46,-42 ~-46,-4 ~-33,33 0,57
        touchid = line -40,26 ~-46,-10 ~-26,-46 ~12,-54 ~42,-30 ~48,8 44,32 ; = line -24,44 ~-30,0 ~-18,-26 ~6,-34 ~26,-18 ~32,14 26,50 ; = line -4,56 ~-12,10 ~-6,-8 ~6,-8 ~12,8 10,60
        lifepreserver ~ disc 0,0 58.5 ; - ring 0,0 24 ; - *4 line 17,30 28,48 ; - *4 line 30,17 48,28
        scroll ~ area/7 -48,-58 30,-58 ~48,-58 ~48,-40 48,26 62,26 ~62,56 ~44,58 -18,58 ~-38,58 ~-38,38 -38,-30 -62,-30 ~-64,-56 ; - line -14,-28 26,-28 ; - line -14,-4 26,-4 ; - line -14,26 48,26
        hourglass = line*110 -38,-60 38,-60 ; = line*110 -38,60 38,60 ; = line -30,-58 -30,-36 ~-22,-16 -8,0 ~-22,16 ~-30,36 -30,58 ; = line 30,-58 30,-36 ~22,-16 8,0 ~22,16 ~30,36 30,58
        hourglass.bottomhalf.filled = copy hourglass ; = area/4 -28,58 ~-20,32 0,18 ~20,32 28,58
        hourglass.tophalf.filled = copy hourglass ; = area/4 -24,-30 24,-30 ~16,-16 0,-2 ~-16,-16
        clock.arrow.circlepath = arc 4,0 50 -200 128 ; = area/3 -66,-2 -26,-2 -46,24 ; = line 4,-30 4,2 22,12
        memories = arc 0,6 50 278 580 ; = area/3 6,-62 -26,-44 6,-26 ; = area/4 -14,-14 24,6 -14,26
        barometer = ring 0,0 54 ; = *8 line*70 0,-44 0,-38 ; = line -8,8 18,-22 ; = disc 0,0 8
        metronome ~ area/8 -22,-58 22,-58 46,58 -46,58 ; - line -40,28 40,28 ; - line 0,26 34,-46 ; - disc 18,-12 7
        ruler ~ box 0,0 142,56 8 -45 ; - line -47,9 -35,21 ; - line -29,-9 -17,3 ; - line -11,-27 1,-15 ; - line 7,-45 19,-33
        level ~ box 0,0 140,52 12 ; - disc 0,0 10 ; m- line 24,-14 24,14
        scissors = ring -34,34 17 ; = ring 34,34 17 ; = line*110 -24,20 30,-60 ; = line*110 24,20 -30,-60
        scalemass ~ area/10 -38,-22 38,-22 54,58 -54,58 ; = ring 0,-40 19 ; - line -20,-2 20,-2
        wand.and.stars = line*150 -54,56 6,-4 ; = line*150 20,-18 28,-26 ; | ; = copy sparkle 28 -26,-36 ; = copy sparkle 24 44,16 ; = copy sparkle 22 54,-54
        wand.and.stars.inverse = line*150 -54,56 6,-4 ; = line*150 20,-18 28,-26 ; | ; = copy sparkle 28 -26,-36 ; = copy sparkle 24 44,16 ; = copy sparkle 22 54,-54
        wand.and.sparkles = line*150 -54,56 6,-4 ; = line*150 20,-18 28,-26 ; | ; = copy sparkle 34 -26,-34 ; = copy sparkle 30 44,20
        wand.and.rays = line*150 -54,56 10,-8 ; = line 24,-60 24,-44 ; = line 44,-24 60,-24 ; = line -4,-44 6,-36 ; = line 44,4 36,-4 ; = line 40,-40 54,-54
        powerplug ~ box 0,14 72,52 20 ; m= line*120 17,-16 17,-48 ; = line 0,40 0,62
        bolt.badge.a ~ copy bolt.fill 100 -12,0 ; = line*85 24,56 40,12 56,56 ; = line*85 30,42 50,42
        bolt.horizontal ~ area/4 66,-16 -10,40 -10,4 -66,16 10,-40 10,-4
        staroflife ~ *3 box 0,0 26,116 5
        cursorarrow = loop/3 -32,-54 36,12 4,16 22,52 6,60 -11,24 -32,42
        cursorarrow.rays = area/2 0,0 44,18 26,28 18,48 ; = line 0,-22 0,-40 ; = line -20,0 -40,0 ; = line -16,-16 -30,-30 ; = line 16,-16 28,-28 ; = line -16,16 -28,28
        cursorarrow.click = area/2 -4,-4 56,18 30,30 18,56 ; = arc -4,-4 26 110 340 ; = arc -4,-4 48 130 320
        cursorarrow.click.2 = area/2 -4,-4 56,18 30,30 18,56 ; = arc -4,-4 26 110 340 ; = arc -4,-4 48 130 320
        hand.tap ~ area -16,-20 ~-8,-30 ~2,-20 4,8 ~26,4 ~46,10 ~50,28 ~42,60 6,60 ~-22,36 ~-34,18 ~-24,10 -14,18 ; = arc -7,-22 24 175 365
        hand.point.up ~ area -8,-52 ~2,-62 ~12,-52 13,-12 ~32,-10 ~48,0 ~48,26 ~38,60 -8,60 ~-32,30 ~-42,10 ~-30,4 -8,18
        hand.point.up.left ~ copy hand.point.up.fill 100 0,0 -45
        hand.point.left ~ copy hand.point.up.fill 100 0,0 -90
        hand.point.right ~ copy hand.point.down.fill 100 0,0 -90
        hand.point.down ~ area -8,52 ~2,62 ~12,52 13,12 ~32,10 ~48,0 ~48,-26 ~38,-60 -8,-60 ~-32,-30 ~-42,-10 ~-30,-4 -8,-18
        hand.raised ~ box -29,-18 20,52 10 ; box -9,-30 20,66 10 ; box 11,-27 20,62 10 ; box 30,-14 19,50 9.5 ; area -39,-10 39.5,-10 ~38,26 ~24,52 ~-2,62 ~-28,50 ~-38,24 ; box 50,12 19,52 9.5 24 ; area/6 30,14 46,30 24,54 ; f- line*45 -19,-30 -19,-2 ; f- line*45 1,-34 1,-4 ; f- line*45 21,-30 21,-2 ; o- line*80 -19,-34 -19,-2 ; o- line*80 1,-38 1,-4 ; o- line*80 21,-34 21,-2
        hand.raised.app ~ box 0,0 106,106 28 ; - copy hand.raised.fill 56
        hand.wave ~ copy hand.raised.fill 84 -4,4 -24 ; = arc 0,0 64 -52 -14 ; = arc 0,0 64 126 164
        hand.draw ~ copy hand.tap.fill 86 10,14 ; = line -50,8 ~-44,-44 ~0,-58 40,-40
        network = ring 0,0 54 ; = line*80 -52,-14 ~-20,-4 ~20,-30 44,-34 ; = line*80 -44,34 ~-24,6 ~-8,-24 ~-2,-53 ; = line*80 -44,34 ~-6,38 ~24,26 53,4 ; = line*80 -8,-10 ~10,8 26,24 ; = line*80 26,24 ~34,-6 ~34,-28 ; x4 disc -11,-13 12 ; = disc -11,-13 12 ; x4 disc 27,24 12 ; = disc 27,24 12 ; x4 disc 34,-30 10 ; = disc 34,-30 10
        swatchpalette ~ area/8 -54,-60 -14,-60 -14,40 ~-34,60 -54,40 ; = line/6 -2,-28 24,-52 50,-24 4,26 ; = line/6 20,18 60,18 60,58 -12,58
        chart.pie ~ disc 0,6 52 ; / area 2,8 2,-60 70,-60 70,8 ; + area 12,-4 12,-58 ~48,-40 64,-4
        chart.bar.xaxis = line -60,56 60,56 ; = box -38,18 24,52 5 ; = box 0,-6 24,100 5 ; = box 38,6 24,76 5
        chart.xyaxis.line = line/3 -56,-52 -56,52 60,52 ; = line -34,26 -10,-6 14,14 52,-34
        chart.dots.scatter = line/3 -56,-52 -56,52 60,52 ; = disc -28,24 7.5 ; = disc -10,-6 7.5 ; = disc 14,14 7.5 ; = disc 26,-26 7.5 ; = disc 48,-8 7.5
        chart.line.downtrend.xyaxis = line/3 -56,-52 -56,52 60,52 ; = line -34,-32 -8,4 14,-14 54,28
        chart.line.flattrend.xyaxis = line/3 -56,-52 -56,52 60,52 ; = line -34,0 -10,-14 14,8 52,-6
        chart.bar.doc.horizontal ~ area/9 -46,-62 10,-62 46,-26 46,62 -46,62 ; - line -24,-18 16,-18 ; - line -24,8 2,8 ; - line -24,34 24,34
        sdcard ~ area/10 -30,-62 44,-62 44,62 -44,62 -44,-46 ; - line -16,-44 -16,-26 ; - line 4,-44 4,-26 ; - line 24,-44 24,-26
        simcard ~ area/10 -44,-62 24,-62 44,-40 44,62 -44,62 ; o= frame 0,16 46,50 7 ; f- frame*70 0,16 48,52 7 ; - line*70 -22,16 22,16
        atom = disc 0,0 9 ; = loop ~-60,0 ~0,-20 ~60,0 ~0,20 ; = loop ~-30,-52 ~17,-10 ~30,52 ~-17,10 ; = loop ~30,-52 ~17,10 ~-30,52 ~-17,-10
        cylinder.split.1x2 ~ half 0,-60 ~36,-52 50,-40 50,40 ~36,52 0,60 ; - line -50,-40 ~0,-26 50,-40 ; - line -50,0 ~0,14 50,0
        cylinder ~ half 0,-60 ~36,-52 50,-40 50,40 ~36,52 0,60 ; - line -50,-40 ~0,-26 50,-40
        cone ~ half 0,-62 56,38 ~36,52 0,58 ; - line -54,38 ~0,26 54,38
        pyramid ~ area/4 0,-58 64,30 8,58 -64,30 ; - line 0,-56 8,56
        torus ~ oval 0,0 64,40 ; o- line -26,-6 ~0,10 26,-6 ; f- area -28,-6 ~0,-16 28,-6 ~0,10
        square.on.circle ~ disc -18,-18 40 ; | ; x8 box 20,20 78,78 14 ; box 20,20 78,78 14
        pencil.tip.crop.circle = ring 0,0 54 ; = line*90 -14,-40 -14,6 0,40 14,6 14,-40 ; = area/1 -7,22 7,22 0,40
        pencil.and.scribble = line ~-56,20 ~-30,8 ~-34,40 ~-6,24 ~-8,52 24,40 ; = area/3 -14,14 -8,-6 34,-48 52,-30 10,12 ; = area/4 40,-54 46,-60 64,-42 58,-36
        eyedropper.halffull = copy eyedropper ; x area -30,24 -16,10 0,20 -18,36
        dial.low.fill = disc 0,0 42 ; x line -8,8 -20,20 ; = *8 disc 0,-60 4.5
        gyroscope = disc 0,0 10 ; = ring 0,0 54 ; = loop ~-50,0 ~0,-18 ~50,0 ~0,18 ; = loop ~0,-50 ~18,0 ~0,50 ~-18,0
        gauge.with.needle ~ disc 0,0 58.5 ; - line 0,0 24,-24 ; - disc 0,0 9
        gauge.with.dots.needle.bottom.50percent = arc 0,14 52 170 370 ; = line 0,14 0,-18 ; = disc 0,14 9 ; = disc -30,2 4.5 ; = disc 30,2 4.5 ; = disc -20,-16 4.5 ; = disc 20,-16 4.5
        lock.rotation.open = arc 0,4 54 -40 250 ; = area/2 -30,-62 4,-50 -22,-28 ; = box -4,16 40,32 7 ; = line*90 8,2 8,-8 ~20,-20 ~30,-8 30,-4
        lock.applewatch = frame 0,0 68,76 19 ; = area/4 -20,-42 20,-42 15,-66 -15,-66 ; = area/4 -20,42 20,42 15,66 -15,66 ; = box 0,8 28,22 5 ; = line*80 -8,-4 -8,-10 ~0,-18 ~8,-10 8,-4
        lock.laptopcomputer = copy laptopcomputer ; = box 0,2 32,26 6 ; = line*80 -9,-12 -9,-18 ~0,-28 ~9,-18 9,-12
        opticid = area -69,0 ~-42,-28 ~0,-42 ~42,-28 69,0 ~42,28 ~0,42 ~-42,28 ; x ring*70 0,0 30 ; x *12 line*50 0,-14 0,-24
        paintbucket.fill = area/6 -50,-2 -4,-48 46,2 0,48 -12,48 -50,12 ; = line -22,-30 -38,-60 ; = area 52,16 ~64,38 ~54,52 ~42,40
        steeringwheel = ring 0,0 54 ; = ring 0,0 16 ; = *3 line 0,16 0,50
        engine.combustion ~ area/6 -44,-24 -14,-24 -14,-24 26,-24 40,-8 40,0 50,0 50,-12 64,-12 64,40 50,40 50,28 40,28 30,44 -20,44 -34,28 -44,28 ; = line -24,-44 24,-44 ; = line 0,-42 0,-24 ; = line -62,-10 -62,30
        car.rear ~ area/12 -46,-6 -34,-44 34,-44 46,-6 60,6 60,40 -60,40 -60,6 ; - line -44,-6 44,-6 ; m- line 34,16 46,16 ; - box 0,18 26,12 2 ; m= box 46,46 20,20 5
        bus.doubledecker ~ box 0,-2 96,120 16 ; - line -46,-4 46,-4 ; - line -46,-36 46,-36 ; m- disc 30,34 7 ; m= box 32,58 18,16 4
        cablecar ~ box 0,22 104,68 16 ; = line -60,-56 60,-44 ; = line 0,-50 0,-12 ; - line -50,20 50,20 ; - line 0,-10 0,20
        lightrail ~ box 0,4 92,92 20 ; = line -24,-58 24,-58 ; = line 0,-58 0,-42 ; - line -44,6 44,6 ; m- disc 26,28 7 ; m= line 28,50 38,62
        train.side.middle.car ~ box 0,0 140,64 8 ; - line -68,12 68,12 ; f- box -40,-10 26,18 3 ; f- box 0,-10 26,18 3 ; f- box 40,-10 26,18 3 ; o- line -22,-30 -22,12 ; o- line 22,-30 22,12 ; = line -66,46 66,46
        moped ~ disc -42,34 18 ; disc 44,34 18 ; = line*120 -42,30 -34,-4 -8,-4 4,20 26,20 38,-34 24,-40
        snowboard = line*200 -44,44 44,-44 ; x line -20,6 -6,20 ; x line 6,-20 20,-6
        skis = line*110 -34,60 -34,-40 ~-30,-56 -22,-60 ; = line*110 34,60 34,-40 ~30,-56 22,-60
        oar.2.crossed = line*90 -44,50 20,-22 ; = oval 34,-38 12,26 42 ; = line*90 44,50 -20,-22 ; = oval -34,-38 12,26 -42
        compass.drawing = ring 0,-46 12 ; = line*110 -6,-34 -36,58 ; = line*110 6,-34 36,58 ; = line -26,20 ~0,30 26,20
        suitcase.cart ~ box 10,-14 84,70 12 ; = line/8 -60,-52 -50,-52 -50,40 52,40 ; = disc -34,54 8 ; = disc 40,54 8 ; m- line 24,-44 24,16
        cube.box ~ box 0,0 108,108 20 ; - area/3 0,-30 26,-16 26,14 0,30 -26,14 -26,-16 ; f= *3 line*70 0,0 0,22
        ivfluid.bag ~ area/14 -36,-50 36,-50 36,26 16,40 -16,40 -36,26 ; = line 0,-64 0,-50 ; = line 0,40 0,62 ; - line -34,-6 34,-6
        house.and.flag ~ f= copy house.fill 78 -8,12 ; o= copy house 78 -8,12 ; = line 40,-8 40,-60 ; = area/2 42,-60 66,-52 42,-42
        door.right.hand.open = line -60,58 60,58 ; = line/8 -36,58 -36,-58 36,-58 36,58 ; = area/3 34,-54 -12,-38 -12,66 34,56
        lightbulb.2 ~ f= copy lightbulb.fill 72 -28,0 ; f= copy lightbulb.fill 72 28,0 ; o= copy lightbulb 72 -28,0 ; o= copy lightbulb 72 28,0
        lightbulb.min ~ half ~0,-44 ~24,-34 ~32,-10 ~23,12 14,30 0,30 ; = line -11,42 11,42 ; = line -6,54 6,54 ; | ; = disc 0,-60 5 ; m= disc 42,-44 5 ; m= disc 56,-8 5 ; m= disc 44,26 5
        fan.ceiling ~ oval 0,6 14,10 ; = line 0,-58 0,-4 ; m+ area/6 10,2 66,-4 66,16 10,12 ; area/4 -8,14 8,14 10,26 -10,26
        table.furniture ~ box 0,-26 140,24 6 ; m= line*120 54,-12 54,46
        cabinet ~ box 0,-4 120,96 8 ; - line 0,-50 0,42 ; - line -10,-8 -10,4 ; - line 10,-8 10,4 ; m= line 46,46 46,56
        dryer ~ box 0,0 108,120 14 ; - line -50,-34 50,-34 ; - disc -34,-46 5 ; o= ring 0,12 30 ; f- ring 0,12 30 ; - line*80 -12,0 ~-6,12 -12,24 ; - line*80 10,0 ~16,12 10,24
        cooktop ~ box 0,0 132,104 14 ; - ring*85 -30,-20 16 ; - ring*85 30,-20 16 ; - ring*85 -30,24 16 ; - ring*85 30,24 16
        spigot ~ area/8 -60,-20 6,-20 ~40,-10 48,20 48,34 22,34 22,20 ~10,8 -60,8 ; = line 0,-24 0,-44 ; = line -24,-46 24,-46 ; = area 35,46 ~42,58 ~35,64 ~28,58
        theatermask.and.paintbrush ~ area/4 -66,-46 ~-32,-44 4,-52 ~6,-10 ~-8,22 ~-30,30 ~-54,14 ~-64,-12 ; - line -50,-22 ~-44,-27 -38,-22 ; - line -22,-24 ~-16,-29 -10,-24 ; - line -46,0 ~-28,8 -12,-2 ; = area/3 14,14 52,-50 62,-44 30,24 ; = area -6,58 ~4,48 ~8,30 ~20,24 ~30,36 ~20,54
        sensor ~ disc 0,0 20 ; = arc 0,0 38 -45 45 ; = arc 0,0 38 135 225 ; = arc 0,0 56 -45 45 ; = arc 0,0 56 135 225
        chart.bar.xaxis.ascending = line -60,56 60,56 ; = box -38,28 24,32 5 ; = box 0,10 24,68 5 ; = box 38,-8 24,104 5
        arkit = *6 line 0,-64 0,-44 ; > area 0,-38 33,-19 33,19 0,38 -33,19 -33,-19 ; = *3 line 0,0 0,34
        flag.checkered.2.crossed = copy flag.2.crossed.fill ; x box -44,-44 13,13 -20 ; x box 44,-44 13,13 20 ; x box -28,-32 12,12 -20 ; x box 28,-32 12,12 20
        location.viewfinder = *4 line/18 -52,-24 -52,-52 -24,-52 ; = copy location.fill 54 1,0
        barcode.viewfinder = *4 line/18 -58,-28 -58,-58 -28,-58 ; = line*90 -32,-26 -32,26 ; = line*60 -16,-26 -16,26 ; = line*110 0,-26 0,26 ; = line*60 16,-26 16,26 ; = line*90 32,-26 32,26
        qrcode.viewfinder = *4 line/18 -58,-28 -58,-58 -28,-58 ; = frame*80 -17,-17 20,20 2 ; = frame*80 17,-17 20,20 2 ; = frame*80 -17,17 20,20 2 ; = box 17,17 14,14
        syringe ~ box 0,0 34,76 5 45 ; = line 26,-26 48,-48 ; = line 34,-62 62,-34 ; = line -26,26 -56,56 ; - line -6,-6 6,6 ; - line -18,6 -6,18 ; - line 6,-18 18,-6
        facemask ~ half 0,-26 ~24,-22 42,-30 ~42,6 ~28,30 ~0,38 ; m= line 42,-22 ~62,-24 ~66,-4 ~54,14 38,12 ; - line -26,-2 26,-2 ; - line -20,16 20,16
        grid = frame 0,0 106,106 12 ; = line -18,-52 -18,52 ; = line 18,-52 18,52 ; = line -52,-18 52,-18 ; = line -52,18 52,18
        table ~ box 0,0 136,108 16 ; f- box 0,-26 140,7 ; o- line -66,-24 66,-24 ; - line -66,12 66,12 ; - line -14,-24 -14,52
        circle.circle ~ disc 0,0 58.5 ; - ring 0,0 32
        rotate.left ~ box 6,18 84,76 12 ; = line -54,-6 ~-46,-44 ~0,-50 26,-50 ; = area/2 22,-66 46,-50 22,-34
        rotate.right ~ box -6,18 84,76 12 ; = line 54,-6 ~46,-44 ~0,-50 -26,-50 ; = area/2 -22,-66 -46,-50 -22,-34
        crop.rotate = line/10 -26,-46 -26,26 46,26 ; = line/10 -46,-26 26,-26 26,46 ; = line -60,10 ~-54,40 -24,58 ; = line 60,-10 ~54,-40 24,-58 ; = area/1 -34,46 -12,60 -36,68 ; = area/1 34,-46 12,-60 36,-68
        rotate.3d ~ oval 0,0 22,56 ; o= line -22,8 ~-58,16 ~-50,-8 -24,-16 ; f= line -26,8 ~-58,16 ~-50,-8 -26,-16 ; = line 24,-16 ~60,-6 ~56,16 10,20 ; x5 line 10,20 12,20 ; = area/1 22,8 2,21 24,32
        move.3d = *3 line 0,-8 0,-52 ; = *3 line -15,-40 0,-56 15,-40 ; = disc 0,0 10
        scale.3d = *3 line 0,0 0,-44 ; = *3 box 0,-52 20,20 3
        perspective = loop/3 -40,-46 40,-46 60,46 -60,46 ; = line 0,-46 0,46 ; = line -49,0 49,0
        skew = loop/3 -30,-46 64,-46 30,46 -64,46 ; = line 17,-46 -17,46
        sos = line*90 -38,-16 ~-50,-24 ~-60,-14 ~-48,0 ~-38,12 ~-50,22 -62,14 ; = loop*90 ~0,-24 ~18,0 ~0,24 ~-18,0 ; = line*90 60,-16 ~48,-24 ~38,-14 ~50,0 ~60,12 ~48,22 36,14
        cursorarrow.motionlines = loop/3 -12,-40 44,16 16,20 30,50 18,56 4,28 -12,42 ; = line -62,-24 -34,-24 ; = line -58,0 -34,0 ; = line -62,24 -34,24
        ellipsis.curlybraces = line -44,-46 ~-56,-40 -56,-12 -66,0 -56,12 ~-56,40 -44,46 ; = line 44,-46 ~56,-40 56,-12 66,0 56,12 ~56,40 44,46 ; = disc -24,0 7 ; = disc 0,0 7 ; = disc 24,0 7
        bold.italic.underline = line*130 -58,-40 -58,24 ; = line*130 -56,-40 -46,-40 ~-30,-24 -46,-8 -56,-8 ; = line*130 -46,-8 ~-26,8 -46,24 -56,24 ; = line 14,-42 -4,26 ; = line 34,-42 34,4 ~48,24 62,4 62,-42 ; = line 34,44 62,44
        textformat.alt = line -64,44 -34,-44 -4,44 ; = line -54,16 -14,16 ; = loop ~34,2 ~52,22 ~34,44 ~16,22 ; = line 54,-2 54,44
        flashlight.on.fill = area/6 -30,-30 30,-30 30,-16 16,6 16,60 -16,60 -16,6 -30,-16 ; x line 0,14 0,26 ; = line 0,-66 0,-46 ; m= line 22,-62 18,-46
        flashlight.off.fill = area/6 -30,-56 30,-56 30,-36 16,-12 16,60 -16,60 -16,-12 -30,-36 ; x line 0,0 0,14
        poweroutlet.type.b ~ box 0,0 108,108 24 ; m- line 20,-24 20,0 ; - area/5 -12,36 -12,24 ~0,12 12,24 12,36
        togglepower = ring 0,0 54 ; = line 0,-24 0,24
        bluetooth = line/2 -28,-28 28,26 0,52 0,-52 28,-26 -28,28
        airtag ~ disc 0,0 58.5 ; - ring 0,0 28
        esim ~ area/12 -44,-62 24,-62 44,-40 44,62 -44,62 ; - box 0,10 40,40 8
        homekit = line/8 -52,-2 -52,54 52,54 52,-2 ; = line -64,2 0,-52 64,2 ; = line/5 -26,6 -26,30 26,30 26,6 0,-16 -26,6
        cube.transparent ~ half 0,-62 56,-30 56,32 0,64 ; - line -52,-30 0,0 52,-30 ; - line 0,0 0,60 ; o= line -52,30 0,2 52,30 ; o= line 0,-58 0,0
        dollarsign.arrow.circlepath = arc 0,0 54 -60 40 ; = arc 0,0 54 120 220 ; = line*90 14,-16 ~0,-26 ~-14,-14 ~0,0 ~14,13 ~0,26 -15,16 ; = line*90 0,-34 0,34 ; = area/1 12,58 46,50 30,26 ; = area/1 -12,-58 -46,-50 -30,-26
        magnet ~ area ~-54,-8 -54,-44 -18,-44 -18,-4 ~-14,16 ~0,22 ~14,16 18,-4 18,-44 54,-44 54,-8 ~46,36 ~0,58 ~-46,36 ; mx line*60 18,-22 54,-22 ; om> area 18,-44 54,-44 54,-22 18,-22
        medical.thermometer ~ area/10 34,-62 62,-34 -20,48 -48,48 -48,20 ; = line -46,46 -60,60 ; - line 6,-14 16,-4 ; - line -10,2 0,12
        batteryblock ~ box 0,6 134,92 12 ; = box -34,-46 24,14 3 ; = box 34,-46 24,14 3
        gearshape.arrow.triangle.2.circlepath = copy arrow.triangle.2.circlepath ; = copy gearshape.fill 44
        slider.horizontal.below.sun.max = copy sun.max 62 0,-26 ; = line -60,42 60,42 ; x6 disc -14,42 13 ; = ring -14,42 9
        slider.horizontal.below.square.and.square.filled = frame -30,-26 46,46 8 ; = box 30,-26 52,52 9 ; = line -60,44 60,44 ; x6 disc 14,44 13 ; = ring 14,44 9
        checkerboard.rectangle = frame 0,0 132,98 16 ; = *2 box -50.4,-32.6 20.2,21.8 ; = *2 box -10.1,-32.6 20.2,21.8 ; = *2 box 30.2,-32.6 20.2,21.8 ; = *2 box -30.2,-10.9 20.2,21.8 ; = *2 box 10.1,-10.9 20.2,21.8 ; = *2 box 50.4,-10.9 20.2,21.8
        checkerboard.shield = copy shield ; = area 0,-60 -24,-51 -48,-44 -49,-3 0,-3 ; = area 0,-3 49,-3 ~34,36 0,58
        tent.2 ~ f= copy tent.fill 62 -24,12 ; o= copy tent 62 -24,12 ; | ; x7 copy tent.fill 74 24,6 ; f= copy tent.fill 74 24,6 ; o= copy tent 74 24,6
        loupe = ring -10,-10 46 ; = line*170 30,30 54,54 ; = line*80 -10,-38 ~-30,-30 ~-38,-10
        lines.measurement.vertical = line 0,-56 40,-56 ; = line 0,-28 20,-28 ; = line 0,0 40,0 ; = line 0,28 20,28 ; = line 0,56 40,56 ; = line -30,-56 -30,56
        character.magnify = ring -8,-8 46 ; = line*140 28,28 54,54 ; = line -24,12 -8,-30 8,12 ; = line -18,-2 2,-2
        """
}
