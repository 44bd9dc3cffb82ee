/// Arrows that turn, shares, keys and other signs made of lines.
extension SymbolShape {
    static let sketchesOfArrows = """
        arrow.clockwise = arc 0,6 46 -12 275 ; = line -6,-62 16,-40 -6,-19
        arrow.counterclockwise = arc 0,6 46 265 552 ; = line 6,-62 -16,-40 6,-19
        goforward = arc 0,6 50 -40 262 ; = area/3 -6,-62 26,-44 -6,-26
        gobackward = arc 0,6 50 278 580 ; = area/3 6,-62 -26,-44 6,-26
        arrow.trianglehead.clockwise = arc 0,6 48 -40 266 ; = area/3 -4,-62 26,-42 -4,-22
        arrow.trianglehead.counterclockwise = arc 0,6 48 274 580 ; = area/3 4,-62 -26,-42 4,-22
        arrow.triangle.2.circlepath = *2 arc 0,0 48 198 328 ; = *2 area/3 24,-19 63,-19 46,10
        arrow.trianglehead.2.clockwise = *2 arc 0,0 48 198 328 ; = *2 area/3 24,-19 63,-19 46,10
        arrow.trianglehead.2.counterclockwise = *2 arc 0,0 48 212 342 ; = *2 area/3 -24,-19 -63,-19 -46,10
        arrow.trianglehead.2.counterclockwise.rotate.90 = *2 arc 0,0 48 212 342 ; = *2 area/3 -24,-19 -63,-19 -46,10
        arrow.2.circlepath = *2 arc 0,0 48 196 338 ; = *2 line 25,-22 47,-14 56,-38
        arrow.2.squarepath = *2 line/18 -46,16 -46,-44 34,-44 ; = *2 line 18,-62 36,-44 18,-26
        arrow.uturn.left = line -52,-18 20,-18 ~52,14 ~20,46 -10,46 ; = line -28,-44 -54,-18 -28,8
        arrow.uturn.right = line 52,-18 -20,-18 ~-52,14 ~-20,46 10,46 ; = line 28,-44 54,-18 28,8
        arrow.uturn.up = line -18,-52 -18,20 ~14,52 ~46,20 46,-10 ; = line -44,-28 -18,-54 8,-28
        arrow.uturn.down = line -18,52 -18,-20 ~14,-52 ~46,-20 46,10 ; = line -44,28 -18,54 8,28
        arrow.turn.up.left = line/12 46,52 46,-16 -46,-16 ; = line -24,-40 -48,-16 -24,8
        arrow.turn.up.right = line/12 -46,52 -46,-16 46,-16 ; = line 24,-40 48,-16 24,8
        arrow.turn.down.left = line/12 46,-52 46,16 -46,16 ; = line -24,40 -48,16 -24,-8
        arrow.turn.down.right = line/12 -46,-52 -46,16 46,16 ; = line 24,40 48,16 24,-8
        arrow.turn.right.up = line/12 -52,46 16,46 16,-46 ; = line -8,-24 16,-48 40,-24
        arrow.turn.left.up = line/12 52,46 -16,46 -16,-46 ; = line 8,-24 -16,-48 -40,-24
        arrow.turn.right.down = line/12 -52,-46 16,-46 16,46 ; = line -8,24 16,48 40,24
        arrow.turn.left.down = line/12 52,-46 -16,-46 -16,46 ; = line 8,24 -16,48 -40,24
        return = line/12 48,-44 48,14 -46,14 ; = line -22,38 -48,14 -22,-10
        return.right = line/12 -48,-44 -48,14 46,14 ; = line 22,38 48,14 22,-10
        arrow.up.left.and.arrow.down.right = *2 line 12,12 50,50 ; = *2 line 18,52 52,52 52,18
        arrow.down.right.and.arrow.up.left = *2 line 14,14 54,54 ; = *2 line 12,46 12,12 46,12
        arrow.up.right.and.arrow.down.left = *2 line 12,-12 50,-50 ; = *2 line 18,-52 52,-52 52,-18
        arrow.down.left.and.arrow.up.right = *2 line 14,-14 54,-54 ; = *2 line 12,-46 12,-12 46,-12
        arrow.up.and.down.and.arrow.left.and.right = *4 line 0,-4 0,-58 ; = *4 line -16,-46 0,-62 16,-46
        arrow.triangle.branch = line -34,56 -34,-40 ; = area/3 -54,-36 -34,-64 -14,-36 ; = line -34,40 ~-26,14 ~10,2 34,-22 ; = area/3 20,-36 48,-42 40,-12
        arrow.triangle.merge = line -34,-56 -34,-26 ~-20,4 0,26 0,40 ; = line 34,-56 34,-26 ~20,4 0,26 ; = area/3 -20,34 0,62 20,34
        arrow.triangle.swap = line -26,44 -26,-40 ; = area/3 -46,-34 -26,-62 -6,-34 ; = line 26,-44 26,40 ; = area/3 46,34 26,62 6,34
        arrow.triangle.pull = disc -36,-40 9 ; disc -36,44 11 ; disc 36,44 11 ; = line -36,-30 -36,40 ; = line/14 6,-34 36,-34 36,40 ; = area/3 10,-52 -14,-34 10,-16
        repeat = *2 line/20 -54,0 -54,-28 44,-28 ; = *2 line 34,-46 52,-28 34,-10
        repeat.1 = *2 line/20 -54,0 -54,-28 44,-28 ; = *2 line 34,-46 52,-28 34,-10 ; x10 line 0,-14 0,14 ; = line -7,-9 0,-14 0,14
        shuffle = line/16 -60,-30 -28,-30 18,30 48,30 ; = line/16 -60,30 -28,30 -16,14 ; = line/16 6,-14 18,-30 48,-30 ; = line 40,-46 56,-30 40,-14 ; = line 40,46 56,30 40,14
        infinity = line ~-1,-2 ~-22,22 ~-48,20 ~-58,0 ~-48,-20 ~-22,-22 ~0,0 ~22,22 ~48,20 ~58,0 ~48,-20 ~22,-22 ~-1,2
        square.and.arrow.up ~ o= line/16 -24,-22 -46,-22 -46,60 46,60 46,-22 24,-22 ; f= area/18 -51,-26 51,-26 51,64 -51,64 ; fx6 line 0,-66 0,20 ; | ; = line 0,-64 0,20 ; = line -20,-44 0,-65 20,-44
        square.and.arrow.down ~ o= line/16 -24,-22 -46,-22 -46,60 46,60 46,-22 24,-22 ; f= area/18 -51,-26 51,-26 51,64 -51,64 ; fx6 line 0,-66 0,22 ; fx6 line -20,2 0,23 20,2 ; | ; = line 0,-64 0,22 ; = line -20,2 0,23 20,2
        square.and.arrow.up.on.square ~ o= line/14 -30,-34 -46,-34 -46,36 26,36 26,-34 10,-34 ; f= area/14 -50,-38 30,-38 30,40 -50,40 ; fx5 line -10,-66 -10,8 ; = line -10,-64 -10,8 ; = line -28,-48 -10,-66 8,-48 ; = line/14 44,-10 44,56 -24,56
        square.and.arrow.down.on.square ~ o= line/14 -30,-34 -46,-34 -46,36 26,36 26,-34 10,-34 ; f= area/14 -50,-38 30,-38 30,40 -50,40 ; fx5 line -10,-66 -10,14 ; = line -10,-64 -10,12 ; = line -28,-6 -10,13 8,-6 ; = line/14 44,-10 44,56 -24,56
        rectangle.portrait.and.arrow.right ~ o= line/14 12,-24 12,-56 -54,-56 -54,56 12,56 12,24 ; f= area/14 -58,-60 16,-60 16,60 -58,60 ; fx6 line -16,0 60,0 ; | ; = line -16,0 60,0 ; = line 42,-20 62,0 42,20
        arrow.up.forward = line -34,34 34,-34 ; = line -24,-36 36,-36 36,24
        arrow.up.backward = line 34,34 -34,-34 ; = line 24,-36 -36,-36 -36,24
        arrow.down.forward = line -34,-34 34,34 ; = line -24,36 36,36 36,-24
        arrow.up.right.and.arrow.down.left.rectangle ~ box 0,0 136,108 18 ; - line 12,-8 36,-28 ; - line 18,-30 38,-30 38,-10 ; - line -12,8 -36,28 ; - line -18,30 -38,30 -38,10
        arrow.down.app ~ box 0,0 106,106 28 ; - line 0,-28 0,26 ; - line -22,6 0,28 22,6
        arrow.down.to.line.compact = line 0,-58 0,22 ; = line -26,-4 0,22 26,-4 ; = line -40,50 40,50
        arrow.left.to.line.compact = line 58,0 -22,0 ; = line 4,-26 -22,0 4,26 ; = line -50,-40 -50,40
        arrow.right.to.line.compact = line -58,0 22,0 ; = line -4,-26 22,0 -4,26 ; = line 50,-40 50,40
        arrow.up.to.line.compact = line 0,58 0,-22 ; = line -26,4 0,-22 26,4 ; = line -40,-50 40,-50
        arrow.left.arrow.right.circle ~ disc 0,0 58.5 ; - line*85 -28,-13 30,-13 ; - line*85 17,-26 31,-13 17,0 ; - line*85 28,14 -30,14 ; - line*85 -17,1 -31,14 -17,27
        arrowtriangle.up ~ area/7 0,-46 54,42 -54,42
        arrowtriangle.down ~ area/7 0,46 -54,-42 54,-42
        arrowtriangle.left ~ area/7 -46,0 42,-54 42,54
        arrowtriangle.right ~ area/7 46,0 -42,54 -42,-54
        arrowtriangle.forward ~ area/7 46,0 -42,54 -42,-54
        arrowtriangle.backward ~ area/7 -46,0 42,-54 42,54
        arrowshape.turn.up.left.2 ~ area -34,-6 4,-46 4,-20 ~46,-8 ~68,44 ~38,18 4,16 4,38 ; = line -34,-42 -66,-6 -34,32
        shift ~ area/6 0,-58 60,4 28,4 28,52 -28,52 -28,4 -60,4
        capslock ~ area/6 0,-62 60,0 28,0 28,28 -28,28 -28,0 -60,0 ; + box 0,48 64,18 5
        control = line -38,14 0,-26 38,14
        option = line/3 -60,-38 -26,-38 24,38 60,38 ; = line 16,-38 60,-38
        command = loop ~-34,-55 ~-20,-50 ~-14,-34 -14,34 ~-20,50 ~-34,55 ~-50,49 ~-55,34 ~-50,20 ~-34,14 34,14 ~50,20 ~55,34 ~50,49 ~34,55 ~20,50 ~14,34 14,-34 ~20,-50 ~34,-55 ~50,-49 ~55,-34 ~50,-20 ~34,-14 -34,-14 ~-50,-20 ~-55,-34 ~-50,-49
        escape = arc 4,4 52 262 548 ; = line 10,10 -50,-50 ; = line -52,-18 -52,-52 -18,-52
        space = line -56,-4 -56,22 56,22 56,-4
        nosign = ring 0,0 54 ; = line -37,-37 37,37
        circle.slash ~ disc 0,0 58.5 ; - line -30,-30 30,30
        slash.circle ~ disc 0,0 58.5 ; - line 26,-26 -26,26
        viewfinder = *4 line/18 -52,-24 -52,-52 -24,-52
        dot.viewfinder = *4 line/18 -52,-24 -52,-52 -24,-52 ; = disc 0,0 16
        camera.viewfinder = *4 line/18 -56,-26 -56,-56 -26,-56 ; = box 0,4 72,50 12 ; = area/5 -16,-16 -10,-30 10,-30 16,-16 ; x ring*80 0,4 15
        text.viewfinder = *4 line/18 -54,-26 -54,-54 -26,-54 ; = line*90 -28,-16 28,-16 ; = line*90 -28,2 28,2 ; = line*90 -28,20 8,20
        doc.viewfinder ~ *4 line/18 -56,-26 -56,-56 -26,-56 ; = area/6 -26,-34 8,-34 26,-16 26,34 -26,34
        person.crop.rectangle.stack ~ area/14 -62,-28 62,-28 62,58 -62,58 ; - disc 0,2 14 ; - area -28,50 ~-18,28 ~0,22 ~18,28 28,50 ; = line -48,-44 48,-44 ; = line -36,-60 36,-60
        scope = ring 0,0 46 ; = *4 line 0,-60 0,-30
        list.number = line*70 -60,-48 -53,-52 -53,-28 ; = line*70 -62,-8 ~-54,-14 ~-48,-6 -61,12 -47,12 ; = line*70 -61,28 ~-52,26 ~-54,38 ~-47,46 ~-55,52 -62,50 ; = line -24,-40 60,-40 ; = line -24,0 60,0 ; = line -24,40 60,40
        list.bullet.indent = disc -56,-38 6.5 ; = disc -28,0 6.5 ; = disc -28,38 6.5 ; = line -34,-38 60,-38 ; = line -6,0 60,0 ; = line -6,38 60,38
        list.triangle = area/2 -62,-48 -44,-38 -62,-28 ; = area/2 -62,-10 -44,0 -62,10 ; = area/2 -62,28 -44,38 -62,48 ; = line -26,-38 60,-38 ; = line -26,0 60,0 ; = line -26,38 60,38
        list.star = copy star.fill 22 -52,-38 ; copy star.fill 22 -52,0 ; copy star.fill 22 -52,38 ; = line -28,-38 60,-38 ; = line -28,0 60,0 ; = line -28,38 60,38
        list.bullet.rectangle ~ box 0,0 140,106 20 ; - disc -42,-24 6 ; - disc -42,0 6 ; - disc -42,24 6 ; - line -22,-24 42,-24 ; - line -22,0 42,0 ; - line -22,24 42,24
        list.dash.header.rectangle ~ box 0,0 140,106 20 ; - line -42,-26 42,-26 ; - line -42,2 -30,2 ; - line -10,2 42,2 ; - line -42,26 -30,26 ; - line -10,26 42,26
        text.badge.plus = line -60,-40 60,-40 ; = line -60,-8 20,-8 ; = line -60,24 0,24 ; = line -60,54 -8,54 ; || ; = line 38,8 38,56 ; = line 14,32 62,32
        text.badge.minus = line -60,-40 60,-40 ; = line -60,-8 20,-8 ; = line -60,24 0,24 ; = line -60,54 -8,54 ; || ; = line 14,32 62,32
        text.badge.checkmark = line -60,-40 60,-40 ; = line -60,-8 20,-8 ; = line -60,24 0,24 ; = line -60,54 -8,54 ; || ; = line 14,34 30,52 60,10
        text.badge.xmark = line -60,-40 60,-40 ; = line -60,-8 20,-8 ; = line -60,24 0,24 ; = line -60,54 -8,54 ; || ; = line 18,14 56,52 ; = line 18,52 56,14
        text.append = line -60,-48 60,-48 ; = line -60,-20 60,-20 ; = line -60,8 -8,8 ; = line -60,36 -8,36 ; | ; = line 34,4 34,60 ; = line 6,32 62,32
        text.insert = line -60,48 60,48 ; = line -60,20 60,20 ; = line -60,-8 -8,-8 ; = line -60,-36 -8,-36 ; | ; = line 34,-60 34,-4 ; = line 6,-32 62,-32
        text.quote = line -56,-44 -56,44 ; = line -34,-44 60,-44 ; = line -34,-15 60,-15 ; = line -34,14 60,14 ; = line -34,44 24,44
        increase.indent = line -60,-46 60,-46 ; = line 0,-15 60,-15 ; = line 0,15 60,15 ; = line -60,46 60,46 ; = area/3 -58,-20 -26,0 -58,20
        decrease.indent = line -60,-46 60,-46 ; = line 0,-15 60,-15 ; = line 0,15 60,15 ; = line -60,46 60,46 ; = area/3 -28,-20 -60,0 -28,20
        bold = line*150 -22,-44 -22,44 ; = line*150 -20,-44 4,-44 ~24,-22 4,0 -20,0 ; = line*150 6,0 ~28,22 6,44 -20,44
        italic = line -6,-48 34,-48 ; = line -34,48 6,48 ; = line 14,-46 -14,46
        underline = line -34,-56 -34,-4 ~-24,20 ~0,30 ~24,20 ~34,-4 34,-56 ; = line -44,56 44,56
        strikethrough = line 34,-34 ~18,-50 ~-12,-52 ~-32,-34 ~-20,-12 0,-2 ; = line 14,4 ~34,22 ~18,48 ~-14,50 -36,34 ; = line -60,0 60,0
        text.cursor = line 0,-44 0,44 ; m= line 0,-44 ~6,-54 22,-58 ; m= line 0,44 ~6,54 22,58
        character.cursor.ibeam = line -60,40 -34,-40 -8,40 ; = line -50,14 -18,14 ; = line 38,-44 38,44 ; = line 20,-58 ~34,-54 38,-44 ; = line 56,-58 ~42,-54 38,-44 ; = line 20,58 ~34,54 38,44 ; = line 56,58 ~42,54 38,44
        textformat.size = line -66,40 -34,-44 -2,40 ; = line -54,12 -14,12 ; = line 22,40 42,-8 62,40 ; = line 29,24 55,24
        textformat.size.larger = line -66,40 -34,-44 -2,40 ; = line -54,12 -14,12 ; = line 34,-24 34,20 ; = line 12,-2 56,-2
        a.magnify = copy magnifyingglass ; = line*70 -26,8 -10,-30 6,8 ; = line*70 -20,-4 0,-4
        text.magnifyingglass = line -60,-44 48,-44 ; = line -60,-14 -16,-14 ; = line -60,16 -22,16 ; = line -60,46 -6,46 ; | ; = ring 22,10 28 ; = line 42,30 60,50
        doc.text.magnifyingglass = line/10 36,-2 36,-28 6,-58 -52,-58 -52,60 -6,60 ; = line 4,-56 4,-26 34,-26 ; = line -30,-14 -6,-14 ; = line -30,12 -14,12 ; | ; = ring 20,32 22 ; = line 36,48 52,64
        rectangle.and.text.magnifyingglass = line/16 60,-8 60,-48 -62,-48 -62,48 -8,48 ; = line -42,-24 38,-24 ; = line -42,0 -10,0 ; | ; = ring 24,24 24 ; = line 41,41 60,60
        sparkle.magnifyingglass = copy magnifyingglass ; = copy sparkle 44 -10,-10
        exclamationmark.magnifyingglass = copy magnifyingglass ; = line -10,-30 -10,-8 ; = disc -10,8 6
        location.magnifyingglass = copy magnifyingglass ; = copy location.fill 36 -11,-9
        flip.horizontal ~ = line 0,-58 0,58 ; + area/5 -14,-40 -14,40 -62,40 ; + area/5 14,-40 62,40 14,40
        rectangle.compress.vertical = line -54,0 54,0 ; = line 0,-62 0,-18 ; = line -18,-34 0,-16 18,-34 ; = line 0,62 0,18 ; = line -18,34 0,16 18,34
        rectangle.expand.vertical = line -54,0 54,0 ; = line 0,-16 0,-60 ; = line -18,-44 0,-62 18,-44 ; = line 0,16 0,60 ; = line -18,44 0,62 18,44
        rectangle.dashed = *2 line/20 -66,-20 -66,-49 -36,-49 ; = *2 line/20 66,-20 66,-49 36,-49 ; = *2 line -10,-49 10,-49 ; = *2 line 66,-3 66,3
        aspectratio ~ box 0,0 140,108 20 ; - line/4 -42,-6 -42,-28 -20,-28 ; - line/4 42,6 42,28 20,28
        crop = line/10 -38,-62 -38,38 62,38 ; = line/10 -62,-38 38,-38 38,62
        line.3.crossed.swirl.circle ~ disc 0,0 58.5 ; - *3 line 0,-34 ~14,-14 ~8,10 -6,26
        circle.and.line.horizontal ~ disc 0,0 30 ; = line -64,0 -32,0 ; = line 64,0 32,0
        lasso = line ~-30,26 ~-56,4 ~-50,-26 ~-10,-46 ~38,-38 ~56,-10 ~40,16 ~0,26 ~-32,18 ~-36,36 ~-18,40 ~-20,56 -44,58
        scribble = line -56,-20 ~-24,-50 ~-30,20 ~6,-36 ~-4,36 ~30,-20 ~22,42 ~42,34 54,12
        scribble.variable = line*130 -56,-10 ~-24,-48 ~-30,20 ~6,-36 ~-2,36 ; = line*70 ~-2,36 ~30,-20 ~22,42 ~42,34 54,12
        signature = line -60,40 60,40 ; = line -48,20 ~-20,-10 ~0,-44 ~-16,-50 ~-22,-10 ~-14,20 ~4,-4 ~8,18 ~24,2 ~30,16 52,10
        circle.grid.cross ~ disc 0,-42 17 ; disc 42,0 17 ; disc 0,42 17 ; disc -42,0 17
        circle.hexagonpath ~ *6 disc 0,-44 15 ; o= *6 arc 0,0 44 -68 -52 ; f= *6 line 12,-43 28,-36
        point.3.connected.trianglepath.dotted = disc -40,38 15 ; = disc 40,38 15 ; = disc 0,-38 15 ; = disc -26,4 4.5 ; = disc -16,-14 4.5 ; = disc 26,4 4.5 ; = disc 16,-14 4.5 ; = disc -8,38 4.5 ; = disc 10,38 4.5
        point.topleft.down.curvedto.point.bottomright.up = ring -44,-44 16 ; = ring 44,44 16 ; = line -44,-28 ~-40,16 ~-8,20 ~8,-18 ~34,-18 44,26
        arrow.3.trianglepath = *3 line -18,-34 0,-54 22,-20 ; = *3 area/2 10,-22 34,-26 28,-4
        arrow.triangle.turn.up.right.circle ~ disc 0,0 58.5 ; - line/8 -20,30 -20,-10 8,-10 ; - area/2 6,-28 32,-10 6,8
        arrow.triangle.turn.up.right.diamond ~ area/10 0,-72 72,0 0,72 -72,0 ; - line/8 -18,26 -18,-8 6,-8 ; - area/2 4,-24 28,-8 4,8
        arrow.triangle.capsulepath = *2 line -20,30 -34,30 ~-62,0 ~-34,-30 14,-30 ; = *2 area/2 12,-48 40,-30 12,-12
        arrow.up.bin ~ area/10 -46,-34 46,-34 38,62 -38,62 ; = line*120 -54,-50 54,-50 ; - line 0,-10 0,38 ; - line -18,6 0,-12 18,6
        arrow.up.left.and.down.right.magnifyingglass = copy magnifyingglass ; = line*75 -26,-26 6,6 ; = line*75 -26,-14 -26,-26 -14,-26 ; = line*75 6,-6 6,6 -6,6
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left = *4 line 14,14 50,50 ; = *4 line 22,52 52,52 52,22
        arrow.down.backward = line 34,-34 -34,34 ; = line 24,36 -36,36 -36,-24
        arrow.up.and.line.horizontal.and.arrow.down = line -54,0 54,0 ; m= line 0,-16 0,-60 ; = line -18,-44 0,-62 18,-44 ; = line 0,16 0,60 ; = line -18,44 0,62 18,44
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = line 0,-56 0,56 ; = area/4 -16,-26 -52,0 -16,26 ; = area/4 16,-26 52,0 16,26
        arrowshape.bounce.right ~ area/3 -64,18 ~-44,-26 ~-10,-24 10,0 26,-24 22,-44 66,-22 50,22 40,6 ~10,34 ~-14,10 ~-40,4
        arrowshape.zigzag.right ~ area/3 -62,-22 -12,-42 -4,-2 30,-18 24,-34 66,-28 46,12 38,-2 -16,26 -26,-14 -54,-2
        chevron.left.chevron.right = line -22,-30 -52,0 -22,30 ; = line 22,-30 52,0 22,30
        chevron.left.to.line = line 46,-32 14,0 46,32 ; = line -40,-44 -40,44
        chevron.right.to.line = line -46,-32 -14,0 -46,32 ; = line 40,-44 40,44
        chevron.up.forward = line -20,-30 30,-30 30,20
        chevron.up.forward.2 = line -36,-14 14,-14 14,36 ; = line -8,-42 42,-42 42,8
        chevron.up.right.2 = line -36,-14 14,-14 14,36 ; = line -8,-42 42,-42 42,8
        square.on.square.fill = copy square.fill.on.square.fill
        square.filled.on.square = frame 12,12 84,84 15 ; x box -20,-20 200,200 ; = box 14,14 88,88 16 ; = line/14 -54,34 -54,-54 34,-54
        plus.square.fill.on.square.fill = box 14,14 90,90 16 ; x line 14,-10 14,38 ; x line -10,14 38,14 ; = line/14 -54,34 -54,-54 34,-54
        plus.square.on.square = frame 14,14 82,82 15 ; = line 14,-8 14,36 ; = line -8,14 36,14 ; = line/14 -54,34 -54,-54 34,-54
        plus.rectangle.on.rectangle ~ area/16 -46,-28 66,-28 66,58 -46,58 ; - line 10,-6 10,36 ; - line -11,15 31,15 ; = line/16 -64,36 -64,-48 44,-48
        square.on.square.dashed = frame 14,14 82,82 15 ; = line/14 -54,-30 -54,-54 -30,-54 ; = line -8,-54 8,-54 ; = line -54,-8 -54,8 ; = line -54,30 -54,34 ; = line 30,-54 34,-54
        square.dashed.inset.filled = copy square.dashed ; = box 0,0 58,58 8
        square.split.diagonal = frame 0,0 98,98 18 ; = line -42,42 42,-42
        square.split.diagonal.2x2 = frame 0,0 98,98 18 ; = line -42,42 42,-42 ; = line -42,-42 42,42
        square.split.bottomrightquarter = frame 0,0 98,98 18 ; = area/8 0,0 48,0 48,48 0,48
        square.stack.3d.up.badge.a = half 0,-58 64,-28 0,2 ; = line -58,0 0,28 24,16 ; = line -58,28 0,56 ; = line*85 30,58 46,18 62,58 ; = line*85 36,46 56,46
        square.3.stack.3d.bottom.filled = > half 0,-58 64,-28 0,2 ; = line -58,0 0,28 58,0 ; = area/3 -62,24 0,54 62,24 62,34 0,64 -62,34
        square.grid.3x1.below.line.grid.1x2 = line -50,-46 50,-46 ; = line -50,-20 50,-20 ; = frame -42,30 22,22 5 ; = frame 0,30 22,22 5 ; = frame 42,30 22,22 5
        square.grid.3x3.topleft.filled = copy square.grid.3x3 ; = box -39,-39 32,32 8
        square.text.square ~ box 0,0 106,106 20 ; - box -22,-14 30,36 4 ; - line 8,-26 32,-26 ; - line 8,-6 32,-6 ; - line -36,26 32,26
        squares.below.rectangle = frame 0,-24 124,50 12 ; = frame -46,36 30,30 7 ; = frame 0,36 30,30 7 ; = frame 46,36 30,30 7
        squareshape ~ box 0,0 106,106 4
        squareshape.split.2x2 = frame 0,0 98,98 2 ; = line 0,-48 0,48 ; = line -48,0 48,0
        squareshape.split.3x3 = frame 0,0 98,98 2 ; = line -16,-48 -16,48 ; = line 16,-48 16,48 ; = line -48,-16 48,-16 ; = line -48,16 48,16
        circle.dashed.inset.filled = copy circle.dashed ; = disc 0,0 32
        circle.grid.2x1 ~ disc -32,0 24 ; disc 32,0 24
        circles.hexagongrid ~ disc 0,0 16 ; *6 disc 0,-42 16
        circles.hexagonpath ~ *6 disc 0,-42 17
        circlebadge ~ disc 0,0 32
        circlebadge.2 ~ disc -32,0 26 ; disc 32,0 26
        smallcircle.circle ~ disc 0,0 58.5 ; o= ring 0,0 16 ; f- ring*80 0,0 18
        largecircle.fill.circle = ring 0,0 54 ; = disc 0,0 38
        dot.circle ~ disc 0,0 58.5 ; - disc 0,0 18
        dot.square ~ box 0,0 106,106 20 ; - disc 0,0 18
        dot.squareshape ~ box 0,0 106,106 4 ; - disc 0,0 16
        rectangle.portrait.on.rectangle.portrait ~ area/14 -28,-40 52,-40 52,64 -28,64 ; = line/14 -48,44 -48,-60 32,-60
        rectangle.portrait.split.2x1 ~ box 0,0 92,120 16 ; - line 0,-58 0,58
        rectangle.dashed.badge.record = copy rectangle.dashed 92 -4,-4 ; x8 disc 46,36 26 ; = ring 46,36 22 ; = disc 46,36 12
        rectangle.grid.3x3 ~ box -46,-36 40,30 6 ; box 0,-36 40,30 6 ; box 46,-36 40,30 6 ; box -46,0 40,30 6 ; box 0,0 40,30 6 ; box 46,0 40,30 6 ; box -46,36 40,30 6 ; box 0,36 40,30 6 ; box 46,36 40,30 6
        rectangle.3.group.bubble.left ~ area/12 -64,-48 12,-48 12,24 -64,24 ; area -50,20 -50,50/3 -22,24 ; + area/9 24,-48 64,-48 64,-6 24,-6 ; + area/9 24,8 64,8 64,48 24,48
        rectangle.lefthalf.inset.filled = frame 0,0 132,98 18 ; = box -27,0 58,70 8
        rectangle.righthalf.inset.filled = frame 0,0 132,98 18 ; = box 27,0 58,70 8
        rectangle.leadinghalf.inset.filled = frame 0,0 132,98 18 ; = box -27,0 58,70 8
        rectangle.trailinghalf.inset.filled = frame 0,0 132,98 18 ; = box 27,0 58,70 8
        rectangle.bottomhalf.inset.filled = frame 0,0 132,98 18 ; = box 0,18 104,36 8
        rectangle.tophalf.inset.filled = frame 0,0 132,98 18 ; = box 0,-18 104,36 8
        rectangle.inset.bottomleft.filled = frame 0,0 132,98 18 ; = box -28,18 50,36 8
        rectangle.inset.bottomright.filled = frame 0,0 132,98 18 ; = box 28,18 50,36 8
        rectangle.inset.topleft.filled = frame 0,0 132,98 18 ; = box -28,-18 50,36 8
        rectangle.center.inset.filled = frame 0,0 132,98 18 ; = box 0,0 58,50 8
        rectangle.arrowtriangle.2.inward = frame 0,0 132,98 18 ; = area/2 -44,-20 -18,0 -44,20 ; = area/2 44,-20 18,0 44,20
        rectangle.arrowtriangle.2.outward = frame 0,0 132,98 18 ; = area/2 -20,-20 -46,0 -20,20 ; = area/2 20,-20 46,0 20,20
        square.arrowtriangle.4.outward = frame 0,0 106,106 20 ; = *4 area/2 0,-37 14,-17 -14,-17
        rectangle.2.swap = frame -22,-18 80,50 10 ; = line/10 30,-4 62,-4 62,44 -10,44 -10,18
        rectangle.ratio.3.to.4 ~ box 0,0 94,124 18
        rectangle.ratio.16.to.9 ~ box 0,0 144,84 18
        rectangle.ratio.9.to.16 ~ box 0,0 76,130 18
        rectangle.and.hand.point.up.left ~ box -4,-8 132,92 18 ; x7 copy hand.point.up.left.fill 52 36,32 ; = copy hand.point.up.left.fill 52 36,32
        rectangle.and.paperclip = line/16 60,-10 60,-48 -62,-48 -62,48 0,48 ; = copy paperclip 52 38,28
        rectangle.roundedtop ~ area -66,50 -66,0 ~-46,-44 0,-50 ~46,-44 66,0 66,50
        rectangle.roundedbottom ~ area -66,-50 66,-50 66,0 ~46,44 0,50 ~-46,44 -66,0
        plus.square.dashed = copy square.dashed ; = line -22,0 22,0 ; = line 0,-22 0,22
        flowchart ~ box 0,-38 56,40 8 ; box -40,38 52,40 8 ; box 40,38 52,40 8 ; = line/6 -40,18 -40,0 40,0 40,18 ; = line 0,-18 0,0
        placeholdertext.fill = box -26,-42 72,20 6 ; = box 42,-42 44,20 6 ; = box -40,-14 44,20 6 ; = box 26,-14 76,20 6 ; = box -16,14 92,20 6 ; = box 50,14 28,20 6 ; = box -34,42 56,20 6
        app.dashed = *4 line/26 -49,-20 -49,-49 -20,-49
        app.gift ~ box 0,0 106,106 28 ; - line -26,-6 26,-6 ; - line/4 -22,-4 -22,28 22,28 22,-4 ; - line 0,-6 0,26 ; - line 0,-8 ~-18,-28 0,-8 ~18,-28 0,-8
        octagon.lefthalf.filled = copy octagon ; = area/3 0,-54 -22,-54 -54,-22 -54,22 -22,54 0,54
        app.connected.to.app.below.fill = box 0,-34 54,54 12 ; = line 0,-6 0,18 ; = frame 0,40 46,46 12
        line.diagonal.arrow = line -44,44 40,-40 ; = line 4,-42 42,-42 42,-4
        line.2.horizontal.decrease.circle ~ disc 0,0 58.5 ; - line -28,-9 28,-9 ; - line -16,11 16,11
        line.horizontal.star.fill.line.horizontal = line -66,0 -36,0 ; = line 36,0 66,0 ; = copy star.fill 46
        lineweight = line*50 -56,-44 56,-44 ; = line*100 -56,-16 56,-16 ; = line*160 -56,16 56,16 ; = line*220 -56,52 56,52
        lines.measurement.horizontal = line -58,-40 -58,40 ; = line 58,-40 58,40 ; = line -34,0 34,0 ; = line -20,-16 -36,0 -20,16 ; = line 20,-16 36,0 20,16
        list.bullet.below.rectangle = frame 0,-34 124,40 10 ; = disc -54,14 6 ; = disc -54,44 6 ; = line -32,14 60,14 ; = line -32,44 60,44
        list.and.film = line -62,-46 4,-46 ; = line -62,-16 -6,-16 ; = line -62,14 -6,14 ; = line -62,44 -6,44 ; = frame 36,14 52,64 8 ; = line*80 18,-10 18,40 ; = line*80 54,-10 54,40
        checklist.checked = line -62,-36 -52,-26 -36,-48 ; = line -62,24 -52,34 -36,12 ; = line -14,-36 60,-36 ; = line -14,24 60,24
        checklist.unchecked = ring -48,-34 15 ; = ring -48,28 15 ; = line -14,-34 60,-34 ; = line -14,28 60,28
        text.redaction = line -60,-46 60,-46 ; = box -14,-12 92,24 4 ; = line 46,-12 60,-12 ; = line -60,22 60,22 ; = line -60,50 20,50
        text.line.first.and.arrowtriangle.forward = area/2 -62,-52 -40,-40 -62,-28 ; = line -24,-40 60,-40 ; = line -60,-6 60,-6 ; = line -60,28 20,28
        text.page ~ box 0,0 92,124 14 ; - line -24,-30 24,-30 ; - line -24,-4 24,-4 ; - line -24,22 8,22
        text.word.spacing = line -58,44 -58,-44 ; = line 58,-44 58,44 ; = line*90 -34,26 -18,-26 -2,26 ; = line*90 -28,10 -8,10 ; = line*90 12,-26 12,26 ; = line*90 12,0 ~34,12 12,26
        text.below.photo ~ box 0,-24 132,72 12 ; - line -44,0 -18,-22 4,-4 18,-14 44,4 ; = line -60,34 60,34 ; = line -60,58 20,58
        textformat.size.smaller = line -66,40 -34,-44 -2,40 ; = line -54,12 -14,12 ; = line 12,-2 56,-2
        textformat.superscript = line -60,44 -30,-36 0,44 ; = line -50,18 -10,18 ; = line*80 24,-48 ~38,-58 ~48,-46 24,-20 50,-20
        textformat.subscript = line -60,34 -30,-46 0,34 ; = line -50,8 -10,8 ; = line*80 24,28 ~38,18 ~48,30 24,56 50,56
        textbox ~ box 0,0 140,104 18 ; - line*90 -26,26 0,-30 26,26 ; - line*90 -17,8 17,8
        bold.underline = line*140 -20,-50 -20,26 ; = line*140 -18,-50 2,-50 ~22,-32 2,-14 -18,-14 ; = line*140 4,-14 ~26,6 4,26 -18,26 ; = line -44,54 44,54
        shadow = disc -8,-8 44 ; x disc -8,-8 35 ; = line 20,34 34,20 ; = line 26,48 48,26
        paragraphsign = line*110 8,-54 8,56 ; = line*110 34,-54 34,56 ; = line*110 34,-54 -8,-54 ; = area 8,-58 ~-34,-44 ~-34,-12 8,2
        increase.quotelevel = line -58,-44 -58,44 ; = line -30,-44 58,-44 ; = line -30,-15 20,-15 ; = line -30,15 20,15 ; = line -30,44 58,44 ; = area/2 34,-18 60,0 34,18
        decrease.quotelevel = line -58,-44 -58,44 ; = line -30,-44 58,-44 ; = line -30,-15 20,-15 ; = line -30,15 20,15 ; = line -30,44 58,44 ; = area/2 60,-18 34,0 60,18
        quotelevel = line -58,-44 -58,44 ; = line -34,-44 -34,44 ; = line -10,-44 58,-44 ; = line -10,0 58,0 ; = line -10,44 30,44
        slider.horizontal.2.square = frame 0,0 98,98 18 ; = line -30,-16 30,-16 ; = line -30,16 30,16 ; = disc 12,-16 11 ; = disc -12,16 11
        slider.horizontal.2.square.on.square = frame 12,12 86,86 14 ; = line/14 -54,34 -54,-54 34,-54 ; = line -12,0 38,0 ; = line -12,26 38,26 ; = disc 24,0 9 ; = disc 2,26 9
        slider.horizontal.below.square.filled.and.square = box -26,-26 44,44 8 ; = frame 30,-26 36,36 8 ; = line -56,34 56,34 ; = disc 10,34 13
        slider.horizontal.below.rectangle = frame 0,-24 124,56 12 ; = line -60,44 60,44 ; = disc 16,44 14
        slider.horizontal.2.gobackward = arc 0,6 50 278 580 ; = area/3 6,-62 -26,-44 6,-26 ; = line -24,-6 24,-6 ; = line -24,20 24,20 ; = disc 10,-6 9 ; = disc -10,20 9
        ellipsis.rectangle ~ box 0,0 140,96 18 ; - disc -32,0 8 ; - disc 0,0 8 ; - disc 32,0 8
        ellipsis.vertical.bubble ~ box 0,-8 132,96 36 ; area -40,30 -38,64/5 0,36 ; - disc 0,-30 7 ; - disc 0,-8 7 ; - disc 0,14 7
        ellipsis.viewfinder = *4 line/18 -52,-24 -52,-52 -24,-52 ; = disc -24,0 7 ; = disc 0,0 7 ; = disc 24,0 7
        sidebar.squares.left = frame 0,0 132,98 18 ; = line -20,-48 -20,48 ; = frame -43,-22 14,14 3 ; = frame -43,10 14,14 3
        pip.exit = frame 0,0 132,98 18 ; = box 28,18 52,34 7 ; = line -40,-26 -12,-6 ; = line -42,-6 -42,-28 -20,-28
        pip.swap = frame 0,0 132,98 18 ; = box 28,18 52,34 7 ; = line -44,-16 0,-16 ; = line -14,-30 2,-16 -14,-2
        clear ~ area/12 -52,-46 70,-46 70,46 -52,46 -70,0 ; - line -14,-18 22,18 ; - line -14,18 22,-18
        fn = line*90 -22,44 -22,-20 ~-16,-42 2,-44 ; = line*90 -42,-10 -2,-10 ; = line*90 10,44 10,-10 ; = line*90 10,6 ~26,-10 ~42,6 42,44
        x.squareroot = line -62,10 -48,4 -30,44 -6,-46 62,-46 ; = line*90 10,-14 44,36 ; = line*90 44,-14 10,36
        fx = line*90 -26,44 ~-14,-20 ~4,-46 14,-42 ; = line*90 -36,-10 4,-10 ; = line*90 14,2 46,40 ; = line*90 46,2 14,40
        f.cursive = line*90 -30,50 ~-14,44 ~2,-10 ~16,-48 32,-46 ; = line*90 -22,-8 24,-8
        view.3d = line*110 -52,-22 ~-34,-34 ~-20,-18 -36,-2 ~-18,16 ~-34,32 -54,22 ; = line*110 8,-32 8,32 24,32 ~48,0 24,-32 8,-32
        view.2d = line*110 -52,-18 ~-36,-34 ~-22,-16 -52,32 -20,32 ; = line*110 8,-32 8,32 24,32 ~48,0 24,-32 8,-32
        trapezoid.and.line.vertical = area/4 -50,-40 -10,-28 -10,28 -50,40 ; = line 4,-58 4,58 ; = line/4 18,-28 58,-40 58,40 18,28 18,-28
        cursor.rays = line 0,-18 0,18 ; = line 0,-40 0,-56 ; = line 0,40 0,56 ; = line 30,0 50,0 ; = line -30,0 -50,0 ; = line 24,-24 38,-38 ; = line -24,-24 -38,-38 ; = line 24,24 38,38 ; = line -24,24 -38,38
        cursorarrow.and.square.on.square.dashed = *2 line/14 -56,-30 -56,-56 -30,-56 ; = area/2 0,0 50,18 28,28 18,50
        contextualmenu.and.cursorarrow = frame -14,-14 88,88 14 ; = line -38,-34 10,-34 ; = line -38,-12 4,-12 ; x8 area 12,6 64,26 42,36 32,58 ; = area/2 12,6 64,26 42,36 32,58
        filemenu.and.selection = frame 0,0 106,106 14 ; = box 0,-14 96,22 ; = line -34,-36 34,-36 ; = line -34,20 34,20
        filemenu.and.cursorarrow = frame -8,-8 100,100 14 ; = line -38,-36 22,-36 ; = line -38,-12 8,-12 ; x8 area 12,6 64,26 42,36 32,58 ; = area/2 12,6 64,26 42,36 32,58
        hand.point.up.left.and.text ~ f= copy hand.point.up.left.fill 66 -26,0 ; o= copy hand.point.up.left 66 -26,0 ; = line 24,-34 64,-34 ; = line 30,-8 64,-8 ; = line 30,18 64,18
        dot.circle.and.hand.point.up.left.fill = ring*85 -30,-30 26 ; = disc -30,-30 9 ; x6 copy hand.point.up.left.fill 66 18,20 ; = copy hand.point.up.left.fill 66 18,20
        line.3.horizontal.button.angledtop.vertical.right = line -60,-36 20,-36 ; = line -60,0 10,0 ; = line -60,36 20,36 ; = box 44,4 24,56 6
        text.bubble.rtl ~ box 0,-8 132,96 36 ; area -40,30 -38,64/5 0,36 ; - line*90 -32,-24 32,-24 ; - line*90 -32,-6 32,-6 ; - line*90 0,12 32,12
        checkmark.rectangle.stack ~ area/14 -62,-28 62,-28 62,58 -62,58 ; - line -20,16 -4,32 24,-4 ; = line -48,-44 48,-44 ; = line -36,-60 36,-60
        checkmark.gobackward = arc 0,6 50 278 580 ; = area/3 6,-62 -26,-44 6,-26 ; = line -18,8 -4,22 20,-10
        app.translucent = frame 0,0 98,98 26 ; = line -30,20 20,-30 ; = line -12,34 34,-12
        bonjour = disc 0,0 9 ; = arc 0,0 28 120 420 ; = arc 0,0 50 130 410
        lasso.and.sparkles = line ~-30,26 ~-56,4 ~-50,-26 ~-10,-46 20,-44 ; = line ~-32,26 ~0,28 ~40,16 52,4 ; = line ~-32,18 ~-36,36 ~-18,40 ~-20,56 -44,58 ; = copy sparkle 34 44,-32
        doc.text.image ~ f= copy doc.fill 94 -12,-4 ; o= copy doc 94 -12,-4 ; - line*90 -34,-6 4,-6 ; - line*90 -34,12 -20,12 ; || ; x7 box 28,36 80,56 11 ; box 28,36 80,56 11 ; - line*80 -6,52 10,34 24,46 36,36 60,54 ; - disc 46,22 5
        doc.text.viewfinder = copy viewfinder ; = copy doc.text 62
        doc.text.fill.viewfinder = copy viewfinder ; = copy doc.text.fill 62
        key.viewfinder = copy viewfinder ; = copy key.fill 62
        arrow.up.and.down.text.horizontal = line -44,-48 -44,48 ; = line -62,-30 -44,-50 -26,-30 ; = line -62,30 -44,50 -26,30 ; = line -6,-36 62,-36 ; = line -6,0 62,0 ; = line -6,36 62,36
        arrow.left.and.right.text.vertical = line -48,-44 48,-44 ; = line -30,-62 -50,-44 -30,-26 ; = line 30,-62 50,-44 30,-26 ; = line -36,-6 -36,62 ; = line 0,-6 0,62 ; = line 36,-6 36,62
        square.fill.text.grid.1x2 = box -40,-30 46,46 8 ; = box -40,30 46,46 8 ; = line 2,-42 62,-42 ; = line 2,-18 40,-18 ; = line 2,18 62,18 ; = line 2,42 40,42
        text.badge.star = line -60,-40 60,-40 ; = line -60,-8 4,-8 ; = line -60,24 -12,24 ; = line -60,54 -12,54 ; || ; = copy star.fill 52 34,30
        text.line.last.and.arrowtriangle.forward = line -60,-34 60,-34 ; = line -60,0 20,0 ; = area/2 -62,28 -40,40 -62,52 ; = line -24,40 60,40
        questionmark.square.dashed = copy square.dashed ; = line -15,-14 ~-9,-29 ~10,-28 ~15,-14 ~0,-1 0,8 ; = line*120 0,26 0,26.1
        questionmark.app.dashed = copy app.dashed ; = line -15,-14 ~-9,-29 ~10,-28 ~15,-14 ~0,-1 0,8 ; = line*120 0,26 0,26.1
        align.horizontal.left ~ = line -58,-56 -58,56 ; area/5 -42,-38 54,-38 54,-8 -42,-8 ; area/5 -42,10 22,10 22,40 -42,40
        align.horizontal.right ~ = line 58,-56 58,56 ; area/5 42,-38 -54,-38 -54,-8 42,-8 ; area/5 42,10 -22,10 -22,40 42,40
        align.horizontal.center ~ box 0,-24 104,30 5 ; box 0,24 70,30 5 ; = line 0,-58 0,-44 ; = line 0,-4 0,4 ; = line 0,44 0,58
        align.vertical.top ~ = line -56,-58 56,-58 ; area/5 -38,-42 -8,-42 -8,54 -38,54 ; area/5 10,-42 40,-42 40,22 10,22
        align.vertical.bottom ~ = line -56,58 56,58 ; area/5 -38,42 -8,42 -8,-54 -38,-54 ; area/5 10,42 40,42 40,-22 10,-22
        align.vertical.center ~ box -24,0 30,104 5 ; box 24,0 30,70 5 ; = line -58,0 -44,0 ; = line -4,0 4,0 ; = line 44,0 58,0
        distribute.horizontal.center ~ m= line 56,-56 56,56 ; box 0,0 40,76 6
        distribute.vertical.center ~ = line -56,-56 56,-56 ; = line -56,56 56,56 ; box 0,0 76,40 6
        angle = line 44,-48 -54,42 58,42 ; = arc -54,42 56 -42 0
        arrow.branch = line 0,58 0,20 ~-2,4 ~-16,-8 ~-38,-20 -44,-48 ; = line 0,20 ~2,4 ~16,-8 ~38,-20 44,-48 ; m= line 26,-40 45,-56 58,-36
        arrow.merge = line 0,-56 0,-10 ; = line -20,-38 0,-58 20,-38 ; m= line 0,-8 ~4,10 ~30,26 44,58
        pencil.and.ellipsis.rectangle = line/14 26,48 -62,48 -62,-20 14,-20 ; = line 62,10 62,48 50,48 ; = disc -40,14 6 ; = disc -18,14 6 ; = disc 4,14 6 ; || ; = copy pencil 70 36,-20
        exclamationmark.arrow.triangle.2.circlepath = copy arrow.triangle.2.circlepath ; = line -0,-20 0,4 ; = line*120 0,22 0,22.1
        exclamationmark.arrow.circlepath = copy arrow.clockwise ; = line 0,-12 0,10 ; = line*120 0,27 0,27.1
        """
}
