/// Weather, fire, plants and animals.
extension SymbolShape {
    static let sketchesOfNature = """
        icloud.and.arrow.up ~ copy cloud.fill 100 0,-12 ; x7 line 0,8 0,62 ; x7 line -16,28 0,11 16,28 ; = line 0,12 0,62 ; = line -16,28 0,11 16,28
        icloud.and.arrow.down ~ copy cloud.fill 100 0,-10 ; x8 line 0,4 0,62 ; = line 0,4 0,60 ; = line -16,44 0,61 16,44
        checkmark.icloud ~ copy cloud.fill ; - line -20,10 -6,26 20,-8
        exclamationmark.icloud ~ copy cloud.fill ; - line 0,-16 0,10 ; - disc 0,27 6
        xmark.icloud ~ copy cloud.fill ; - line -16,-6 16,26 ; - line 16,-6 -16,26
        link.icloud ~ copy cloud.fill ; - line -4,12 14,-6 ; - line/8 -14,2 -26,14 -14,26 -2,14
        wind = line -60,-16 10,-16 ~30,-34 ~12,-50 ~-6,-40 ; = line -60,6 44,6 ~62,-12 ~48,-28 ~34,-20 ; = line -46,28 20,28 ~38,44 ~22,58 ~8,48
        wind.snow = line -60,-26 10,-26 ~28,-42 ~12,-54 ~-2,-46 ; = line -60,-4 40,-4 ~58,-20 ~44,-34 ; = line*70 -30,20 -30,56 ; = line*70 -46,29 -14,47 ; = line*70 -46,47 -14,29 ; = line*70 28,16 28,52 ; = line*70 12,25 44,43 ; = line*70 12,43 44,25
        tornado = line -54,-54 54,-54 ; = line -38,-30 46,-30 ; = line -18,-6 38,-6 ; = line -4,18 34,18 ; = line 4,40 24,40 ; = line 4,60 12,60
        hurricane = disc 0,0 36 ; x disc 0,0 15 ; = *2 line*130 29,8 ~32,-16 ~22,-40 0,-60
        tropicalstorm = > disc 0,0 36 ; = *2 line*130 29,8 ~32,-16 ~22,-40 0,-60
        snowflake = *6 line 0,0 0,-60 ; = *6 line -16,-50 0,-34 16,-50
        snow = *3 line 0,-58 0,58 ; = *6 line -13,-48 0,-36 13,-48
        thermometer.medium = > box 0,-15 32,94 16 ; > disc 0,38 26 ; = disc 0,38 12 ; = line*110 0,34 0,-14
        thermometer = > box 0,-15 32,94 16 ; > disc 0,38 26 ; = disc 0,38 12 ; = line*110 0,34 0,-14
        thermometer.low = > box 0,-15 32,94 16 ; > disc 0,38 26 ; = disc 0,38 12 ; = line*110 0,34 0,14
        thermometer.high = > box 0,-15 32,94 16 ; > disc 0,38 26 ; = disc 0,38 12 ; = line*110 0,34 0,-40
        thermometer.sun ~ disc -26,-8 22 ; = line -26,-50 -26,-44 ; = line -56,-38 -52,-34 ; = line -68,-8 -62,-8 ; = line -56,22 -52,18 ; | ; x8 box 34,-12 30,90 15 ; > box 34,-12 30,90 15 ; > disc 34,38 24 ; = disc 34,38 11
        thermometer.snowflake = > box 34,-12 30,90 15 ; > disc 34,38 24 ; = disc 34,38 11 ; = line*85 -30,-40 -30,24 ; = line*85 -58,-24 -2,8 ; = line*85 -58,8 -2,-24
        humidity ~ copy drop.fill 84 0,-12 ; = line -58,50 58,50 ; = line -34,64 34,64 ; - line 16,12 ~8,26 -4,28
        rainbow = arc 0,30 58 180 360 ; | ; = arc 0,30 40 180 360 ; | ; = arc 0,30 22 180 360
        flame ~ area 6,-66 ~16,-40 ~40,-12 ~46,22 ~28,52 ~0,62 ~-30,52 ~-46,22 ~-40,-8 -28,-24 ~-20,-6 -10,-4 ~-8,-34 ; o= line -12,50 ~-20,34 ~-4,10 ~4,18 ~14,32 12,50 ; f- area ~0,10 ~14,28 ~16,44 ~0,54 ~-16,44 ~-12,26
        water.waves = line -64,-26 ~-48,-36 ~-32,-26 ~-16,-16 ~0,-26 ~16,-36 ~32,-26 ~48,-16 64,-26 ; = line -64,2 ~-48,-8 ~-32,2 ~-16,12 ~0,2 ~16,-8 ~32,2 ~48,12 64,2 ; = line -64,30 ~-48,20 ~-32,30 ~-16,40 ~0,30 ~16,20 ~32,30 ~48,40 64,30
        drop.triangle ~ area/8 0,-58 64,54 -64,54 ; - copy drop.fill 46 0,18
        drop.halffull = > area 0,-66 ~22,-30 ~42,20 ~30,52 ~0,66 ~-30,52 ~-42,20 ~-22,-30 ; = area 0,-60 ~-22,-28 ~-38,20 ~-28,48 0,60
        leaf ~ area 58,-56 ~56,-6 ~34,30 ~-4,36 ~-36,26 ~-44,-4 ~-26,-32 ~8,-40 ; = line*95 -60,56 ~-44,26 -36,20 ; - line -44,30 ~-16,4 24,-12
        leaf.arrow.triangle.circlepath ~ copy leaf.fill 62 4,4 ; = *2 arc 0,0 60 200 330 ; = *2 area/2 34,-36 62,-36 54,-12
        laurel.leading = line 26,56 ~-12,36 ~-26,0 -14,-52 ; = oval -22,-34 8,16 -30 ; = oval -36,-4 8,16 -50 ; = oval -32,28 8,16 -75 ; = oval 4,-38 8,15 30 ; = oval -4,-6 8,15 45 ; = oval 8,24 8,15 60
        laurel.trailing = line -26,56 ~12,36 ~26,0 14,-52 ; = oval 22,-34 8,16 30 ; = oval 36,-4 8,16 50 ; = oval 32,28 8,16 75 ; = oval -4,-38 8,15 -30 ; = oval 4,-6 8,15 -45 ; = oval -8,24 8,15 -60
        tree ~ half ~0,-64 ~24,-54 ~34,-34 ~50,-14 ~44,12 ~20,22 0,18 ; = line*120 0,16 0,60 ; - line 0,18 0,-8 ; - line 0,6 14,-6
        mountain.2 ~ area/7 -72,46 -22,-44 10,10 28,-18 72,46 ; - line -46,-4 -28,10 -18,-4 -4,6
        globe = ring 0,0 54 ; = line 0,-52 0,52 ; = line -52,0 52,0 ; = loop ~0,-54 ~18,-36 ~25,0 ~18,36 ~0,54 ~-18,36 ~-25,0 ~-18,-36 ; = line -44,-30 ~0,-24 44,-30 ; = line -44,30 ~0,24 44,30
        pawprint ~ area 0,2 ~20,14 ~34,38 ~22,54 ~0,48 ~-22,54 ~-34,38 ~-20,14 ; + oval -18,-36 12,18 -8 ; + oval 18,-36 12,18 8 ; + oval -46,-6 11,16 -22 ; + oval 46,-6 11,16 22
        hare ~ area 60,-2 ~54,14 ~36,18 ~30,34 44,44 ~38,50 ~18,46 ~0,34 ~-18,36 -30,48 ~-46,50 ~-44,42 -30,26 ~-46,26 ~-60,14 ~-50,0 ~-24,-16 ~10,-14 20,-16 ~-4,-34 ~-14,-50 ~4,-52 ~30,-34 36,-22 ~50,-18 ; - disc 42,-5 5 ; - line -30,24 ~-18,10 0,10
        tortoise ~ area -44,16 ~-36,-20 ~-8,-36 ~20,-20 28,16 ; - line -24,-20 -8,12 ; - line 8,-20 -8,12 ; + area 28,12 ~40,-8 ~58,-10 ~66,4 ~56,16 ~40,24 ~28,26 24,42 8,42 6,24 -24,24 -28,42 -44,42 -46,22 -62,18 ~-54,10 -44,12 ; - disc 54,0 4
        ladybug ~ oval 0,12 42,48 ; - line 0,-20 0,60 ; - disc -18,2 7 ; - disc 18,2 7 ; - disc -17,30 7 ; - disc 17,30 7 ; x5 oval 0,-36 20,16 ; = area -22,-32 ~-16,-50 ~0,-54 ~16,-50 22,-32 ; m= line 42,-4 58,-12 ; m= line 44,16 62,16 ; m= line 40,36 56,46 ; m= line 8,-52 16,-64
        ant ~ oval 0,-40 15,14 ; oval 0,-10 12,15 ; oval 0,34 21,27 ; m= line 8,-50 ~18,-60 28,-62 ; m= line 10,-14 34,-26 44,-40 ; m= line 11,-4 46,-2 ; m= line 10,2 34,18 44,40
        bird ~ area -62,-14 ~-44,-34 ~-22,-26 ~-2,-6 ~28,-36 60,-40 ~56,-4 ~36,26 58,48 ~18,50 ~-18,46 ~-42,24 ~-46,0 ; - disc -38,-18 4.5
        cat ~ half 0,-26 20,-28 46,-54 ~52,-10 ~48,26 ~24,46 ~0,48 ; m- oval 22,2 6,8 ; - area/2 -7,20 7,20 0,28 ; m- line 0,28 ~8,34 14,30
        dog ~ area -58,-8 -36,-16 ~-24,-38 ~0,-44 14,-40 ~34,-44 ~46,-20 ~44,10 ~34,14 26,-4 30,52 -4,52 ~-8,24 ~-26,16 ~-52,14 ; - disc -14,-16 5.5
        teddybear ~ disc 0,-22 30 ; disc -26,-48 12 ; disc 26,-48 12 ; oval 0,28 32,32 ; disc -36,14 12 ; disc 36,14 12 ; disc -26,54 13 ; disc 26,54 13 ; m- disc 11,-26 4.5 ; - oval 0,-12 9,7
        microbe ~ area ~0,-34 ~38,-24 ~42,14 ~10,36 ~-34,28 ~-42,-12 ; *8 line 0,-30 0,-56 ; - disc -12,-6 8 ; - disc 16,10 6 ; - disc 10,-14 4
        allergens ~ disc 0,0 32 ; *8 line 0,-30 0,-52 ; *8 disc 0,-54 7 ; - disc -10,-8 6 ; - disc 12,8 6
        cloud.moon.rain ~ f= copy cloud.moon.fill ; o= copy cloud.moon ; = line -34,62 -40,76 ; = line -8,62 -14,76 ; = line 18,62 12,76
        cloud.sleet ~ f= copy cloud.fill 86 0,-20 ; o= copy cloud 86 0,-20 ; = line -30,32 -38,50 ; = disc 0,38 6.5 ; = line 30,32 22,50
        sun.dust ~ f= copy sun.max.fill ; o= copy sun.max ; x box 0,70 200,90 ; = disc -40,40 5 ; = disc -16,34 5 ; = disc 10,40 5 ; = disc 36,34 5 ; = disc -26,56 5 ; = disc 0,58 5 ; = disc 26,56 5
        sun.rain ~ f= copy sun.max.fill 90 0,-16 ; o= copy sun.max 90 0,-16 ; x box 0,62 200,90 ; = line -28,34 -36,52 ; = line 2,34 -6,52 ; = line 32,34 24,52
        smoke ~ copy cloud.fill 94 0,-14 ; = line -46,46 50,46 ; = line -30,62 30,62
        moonphase.new.moon = ring 0,0 54
        moonphase.full.moon = disc 0,0 58.5
        moonphase.first.quarter = ring 0,0 54 ; = area 0,-54 ~38,-38 ~54,0 ~38,38 0,54
        moonphase.last.quarter = ring 0,0 54 ; = area 0,-54 ~-38,-38 ~-54,0 ~-38,38 0,54
        moonphase.waxing.crescent = ring 0,0 54 ; = area 0,-54 ~38,-38 ~54,0 ~38,38 0,54 ~22,30 ~28,0 ~22,-30
        moonphase.waning.crescent = ring 0,0 54 ; = area 0,-54 ~-38,-38 ~-54,0 ~-38,38 0,54 ~-22,30 ~-28,0 ~-22,-30
        moonphase.waxing.gibbous = ring 0,0 54 ; = area 0,-54 ~38,-38 ~54,0 ~38,38 0,54 ~-22,30 ~-28,0 ~-22,-30
        moonphase.waning.gibbous = ring 0,0 54 ; = area 0,-54 ~-38,-38 ~-54,0 ~-38,38 0,54 ~22,30 ~28,0 ~22,-30
        sun.and.horizon ~ f= copy sun.horizon.fill ; o= copy sun.horizon
        moon.haze ~ copy moon.fill 84 0,-12 ; x box 0,62 200,70 ; = line -58,38 58,38 ; = line -40,56 40,56
        cloud.sun.bolt ~ f= copy cloud.sun.fill 92 0,-10 ; o= copy cloud.sun 92 0,-10 ; x6 area 0,30 -22,60 -8,60 -14,84 14,52 0,52 8,30 ; = area/1 0,30 -22,60 -8,60 -14,84 14,52 0,52 8,30
        cloud.moon.bolt ~ f= copy cloud.moon.fill 92 0,-10 ; o= copy cloud.moon 92 0,-10 ; x6 area 0,30 -22,60 -8,60 -14,84 14,52 0,52 8,30 ; = area/1 0,30 -22,60 -8,60 -14,84 14,52 0,52 8,30
        leaf.arrow.circlepath = copy leaf.fill 56 0,2 ; = arc 0,0 58 -40 268 ; = line -2,-72 14,-58 -2,-44
        globe.desk ~ disc 0,-14 42 ; - line -40,-14 40,-14 ; - line 0,-54 0,26 ; = arc 0,-14 54 -50 150 ; = line 0,40 0,58 ; = line -26,60 26,60
        water.waves.slash = line -64,-26 ~-48,-36 ~-32,-26 ~-16,-16 ~0,-26 ~16,-36 ~32,-26 ~48,-16 64,-26 ; = line -64,2 ~-48,-8 ~-32,2 ~-16,12 ~0,2 ~16,-8 ~32,2 ~48,12 64,2 ; = line -64,30 ~-48,20 ~-32,30 ~-16,40 ~0,30 ~16,20 ~32,30 ~48,40 64,30 ; x8 line -54,-54 54,54 ; = line -54,-54 54,54
        lizard ~ line*190 -56,40 ~-30,44 ~-10,20 ~14,-10 36,-34 ; disc 42,-40 14 ; = line -20,30 -34,8 -48,10 ; = line 2,6 -14,-14 -10,-30 ; = line -2,12 18,32 14,48 ; = line 26,-20 46,-4 60,-10
        light.min = disc 0,0 12 ; = *8 disc 0,-30 5
        light.max = disc 0,0 18 ; = *8 line 0,-36 0,-54
        rays = *8 line 0,-26 0,-54
        slowmo = *12 line 0,-42 0,-56 ; = ring 0,0 26
        timelapse = *24 line*60 0,-44 0,-56 ; = ring 0,0 26
        moonrise ~ f= copy moon.fill 78 -10,2 ; o= copy moon 78 -10,2 ; = line -64,58 64,58 ; = line*90 38,-36 48,-48 58,-36 ; = line*90 48,-46 48,-20
        moonset ~ f= copy moon.fill 78 -10,2 ; o= copy moon 78 -10,2 ; = line -64,58 64,58 ; = line*90 38,-32 48,-20 58,-32 ; = line*90 48,-48 48,-22
        cloud.rainbow.half = arc 26,34 88 200 262 ; = arc 26,34 64 196 262 ; = arc 26,34 40 190 262 ; || ; x7 copy cloud.fill 62 22,30 ; = copy cloud.fill 62 22,30
        """
}
