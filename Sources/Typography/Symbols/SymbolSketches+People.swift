/// People, faces, bodies and masks.
extension SymbolShape {
    static let sketchesOfPeople = """
        person.2 ~ copy person.fill 84 32,6 ; || ; x8 copy person.fill 98 -22,0 ; copy person.fill 98 -22,0
        person.3 ~ copy person.fill 64 -52,7 ; copy person.fill 64 52,7 ; || ; x7 copy person.fill 90 0,0 ; copy person.fill 90 0,0
        person.crop.circle.dashed = copy circle.dashed ; = copy person.fill 60 0,2
        shareplay = copy person.fill 64 0,16 ; = arc 0,0 56 138 402
        person.crop.circle ~ disc 0,0 58.5 ; ^ disc 0,-16 20 ; o- area ~-40,38 ~-24,18 ~0,13 ~24,18 ~40,38 ~22,54 ~0,58 ~-22,54 ; f^ area ~-37,34 ~-24,18 ~0,13 ~24,18 ~37,34 ~21,46 ~0,50 ~-21,46
        person.crop.square ~ box 0,0 108,108 20 ; ^ disc 0,-16 20 ; f^ area -38,45 ~-24,20 ~0,13 ~24,20 38,45 ; o- area -38,50 ~-24,20 ~0,13 ~24,20 38,50
        person.crop.rectangle ~ box 0,0 140,106 20 ; ^ disc 0,-16 20 ; f^ area -38,44 ~-24,20 ~0,13 ~24,20 38,44 ; o- area -38,50 ~-24,20 ~0,13 ~24,20 38,50
        person.text.rectangle ~ box 0,0 142,104 20 ; - disc -30,-14 14 ; - area -54,26 ~-46,10 ~-30,5 ~-14,10 -6,26 ; - line 16,-16 48,-16 ; - line 16,2 48,2 ; - line 16,20 36,20
        person.wave.2 ~ copy person.fill 92 -24,4 ; | ; = arc -14,-22 46 -35 35 ; = arc -14,-22 66 -35 35
        person.fill.checkmark = copy person.fill 92 -18,4 ; | ; x7 line 26,-36 38,-24 60,-50 ; = line 26,-36 38,-24 60,-50
        person.fill.xmark = copy person.fill 92 -18,4 ; | ; = line 28,-56 56,-28 ; = line 28,-28 56,-56
        person.fill.questionmark = copy person.fill 92 -18,4 ; | ; = line 32,-46 ~42,-58 ~54,-48 ~46,-38 43,-32 ; = disc 43,-18 6
        person.and.background.dotted = copy person.fill 80 0,6 ; = disc -56,-50 5 ; = disc -56,-24 5 ; = disc -56,2 5 ; = disc -56,28 5 ; = disc 56,-50 5 ; = disc 56,-24 5 ; = disc 56,2 5 ; = disc 56,28 5 ; = disc -28,-58 5 ; = disc 28,-58 5 ; = disc 0,-58 5
        figure.stand = disc 0,-56 11.5 ; area/9 -22,-40 22,-40 15,16 -15,16 ; m= line*120 20,-34 25,8 ; m= line*150 8,10 9,60
        figure = disc 0,-56 11.5 ; area/9 -22,-40 22,-40 15,16 -15,16 ; m= line*120 20,-34 25,8 ; m= line*150 8,10 9,60
        figure.arms.open = disc 0,-54 11.5 ; m= line*120 0,-30 50,-34 ; area/6 -14,-34 14,-34 12,12 -12,12 ; m= line*140 6,8 18,58
        figure.wave = disc -4,-54 11.5 ; area/9 -24,-38 14,-38 10,14 -20,14 ; = line*120 -24,-32 -32,6 ; = line*120 12,-32 30,-30 44,-60 ; = line*150 -13,10 -15,60 ; = line*150 3,10 6,60
        figure.walk = disc 6,-56 11 ; = line*190 2,-30 -2,4 ; = line*150 -2,4 14,26 18,58 ; = line*150 -2,4 -8,30 -26,58 ; = line*115 4,-34 22,-12 36,-8 ; = line*115 2,-34 -20,-22 -26,0
        figure.run = disc 22,-54 11 ; = line*190 8,-28 -6,4 ; = line*150 -6,4 20,14 14,48 ; = line*150 -6,4 -18,28 -52,32 ; = line*115 10,-32 26,-10 46,-18 ; = line*115 6,-34 -24,-32 -36,-12
        figure.roll = disc -14,-58 11 ; = line*140 -14,-38 -10,2 22,2 36,38 50,36 ; = line -12,-20 14,-18 ; = arc -8,26 34 40 250
        figure.yoga = disc 0,-52 11 ; area/8 -16,-34 16,-34 12,14 -12,14 ; m= line*115 14,-28 34,0 44,22 ; = line*140 -46,40 ~0,30 46,40 ; = line*140 -30,50 30,50
        figure.mind.and.body = disc 0,-52 11 ; area/8 -16,-34 16,-34 12,14 -12,14 ; m= line*115 14,-28 34,0 44,22 ; = line*140 -46,40 ~0,30 46,40 ; = line*140 -30,50 30,50
        figure.strengthtraining.traditional = disc 0,-34 11 ; area/7 -16,-18 16,-18 11,18 -11,18 ; m= line*115 14,-14 32,-26 28,-52 ; = line -62,-54 62,-54 ; m= line*170 52,-66 52,-42 ; m= line*140 6,14 18,36 14,60
        figure.dance = disc 10,-56 11 ; = line*180 4,-32 0,4 ; = line*115 6,-36 34,-44 46,-66 ; = line*115 2,-36 -26,-28 -40,-44 ; = line*150 0,6 -22,24 -16,58 ; = line*150 0,6 24,28 40,56
        figure.hiking = disc 0,-56 11 ; = line*190 -4,-30 -8,6 ; = box -26,-22 16,34 5 ; = line*150 -8,6 12,26 12,58 ; = line*150 -8,6 -16,30 -32,58 ; = line*115 -2,-32 16,-12 36,-14 ; = line*80 36,-24 42,58
        figure.core.training = disc -48,-4 11 ; = line*180 -30,8 8,24 ; = line*150 8,24 28,-6 46,24 ; = line*115 -26,4 -2,-16 ; = line -64,44 64,44
        figure.cross.training = disc 0,-56 11 ; = line*180 0,-32 0,4 ; m= line*115 2,-34 32,-34 46,-58 ; = line*150 0,6 22,20 18,58 ; = line*150 0,6 -20,28 -30,58
        figure.flexibility = disc -34,-44 11 ; = line*180 -24,-26 4,8 ; = line*150 4,8 52,44 ; = line*150 4,8 -14,28 -48,40 ; = line*115 -22,-28 30,6 48,24
        figure.pilates = disc -52,16 11 ; = line*180 -34,22 12,26 ; = line*150 12,26 52,-34 ; = line*115 -28,16 30,-14 ; = line -64,48 64,48
        figure.jumprope = disc 0,-44 11 ; = line*180 0,-22 0,10 ; m= line*115 2,-24 22,-6 36,0 ; m= line*150 4,12 10,44 ; = line*70 -38,0 ~-56,-20 ~0,-66 ~56,-20 38,0
        figure.and.child.holdinghands = disc -26,-54 11 ; area/8 -46,-38 -8,-38 -13,14 -39,14 ; = line*115 -46,-34 -50,6 ; = line*140 -32,10 -33,60 ; = line*140 -20,10 -19,60 ; = line*115 -8,-34 10,4 22,10 ; = disc 36,-14 9 ; area/6 22,0 50,0 46,36 26,36 ; = line*115 31,32 31,60 ; = line*115 41,32 41,60 ; = line*90 50,6 54,30
        figure.2.and.child.holdinghands = m+ area/7 -62,-36 -32,-36 -36,14 -58,14 ; m= disc -46,-52 11 ; m= line*120 -52,10 -53,60 ; m= line*120 -42,10 -41,60 ; m= line*100 -33,-32 -12,10 ; = disc 0,-6 9 ; area/5 -12,8 12,8 10,38 -10,38 ; m= line*110 5,34 5,60
        figure.2.arms.open = m+ area/6 -46,-34 -20,-34 -22,12 -44,12 ; m= disc -33,-54 11 ; m= line*110 -42,-30 -68,-34 ; m= line*110 -24,-30 0,-26 ; m= line*130 -39,8 -42,60 ; m= line*130 -27,8 -24,60
        face.smiling ~ disc 0,0 58.5 ; m- oval 20,-14 7,9 ; - line*90 -28,14 ~-16,26 ~0,30 ~16,26 28,14
        face.dashed ~ o= arc 0,0 54 -15 15 ; o= *8 arc 0,0 54 -14 14 ; f= disc 0,0 58.5 ; f- *8 line 46,22 58,28 ; m- oval 20,-14 7,9 ; - line*90 -26,14 ~0,28 26,14
        eye ~ area -69,0 ~-42,-28 ~0,-42 ~42,-28 69,0 ~42,28 ~0,42 ~-42,28 ; o= ring 0,0 21 ; f- ring*80 0,0 26 ; f= disc 0,0 12
        ear ~ area ~-34,-18 ~-18,-52 ~12,-58 ~38,-36 ~38,-4 ~18,20 ~8,44 ~-14,60 ~-30,50 ~-24,24 ; - line -16,-16 ~-6,-34 ~12,-36 ~20,-18 ~6,2 ~-4,18 -10,32
        nose ~ half 0,-60 ~10,-40 ~20,0 ~38,26 ~32,46 ~18,46 ~0,54 ; m- line 10,36 ~18,30 26,34
        mouth ~ half ~0,-18 ~16,-26 ~40,-14 66,0 ~36,28 ~0,36 ; - line -52,0 ~-20,-3 ~0,2 ~20,-3 52,0
        brain ~ area ~-4,-50 ~-24,-56 ~-38,-42 ~-56,-28 ~-56,-6 ~-64,10 ~-50,30 ~-38,40 ~-22,54 ~-4,48 ; area ~4,-50 ~24,-56 ~38,-42 ~56,-28 ~56,-6 ~64,10 ~50,30 ~38,40 ~22,54 ~4,48 ; area -8,-46 8,-46 8,46 -8,46 ; - line*80 0,-40 0,42 ; m- line*80 14,-24 ~28,-22 36,-34 ; m- line*80 40,-4 ~26,0 20,12 ; m- line*80 14,34 ~24,26 38,26
        brain.head.profile ~ area ~-6,-60 ~32,-52 ~50,-20 ~46,8 ~34,26 34,60/5 -18,60/5 -20,42/8 -40,40/8 -42,18 -56,10/4 -44,-14 ~-36,-44 ; - area ~-8,-42 ~-24,-32 ~-26,-14 ~-16,-4 ~-2,-2 ~6,8 ~16,8 ~18,-2 ~32,-8 ~34,-26 ~22,-40 ~8,-46 ; x line*50 -14,-22 ~0,-18 8,-28 ; x line*50 18,-12 ~10,-10 6,-4
        theatermasks ~ area/4 2,-34 64,-24 ~60,16 ~42,46 ~22,52 ~-4,42 ~-10,20 ; - line 22,-6 ~28,-2 34,-6 ; - line 44,-4 ~49,0 54,-4 ; - line 16,32 ~28,22 40,32 ; | ; x7 area/4 -66,-46 ~-32,-44 4,-52 ~6,-10 ~-8,22 ~-30,30 ~-54,14 ~-64,-12 ; area/4 -66,-46 ~-32,-44 4,-52 ~6,-10 ~-8,22 ~-30,30 ~-54,14 ~-64,-12 ; - line -50,-22 ~-44,-27 -38,-22 ; - line -22,-24 ~-16,-29 -10,-24 ; - line -46,0 ~-28,8 -12,-2
        lungs ~ m+ area 10,-12 ~24,-40 ~38,-34 ~58,10 ~58,42 ~34,44 ~12,36 ; = line 0,-60 0,-28 14,-12 ; = line 0,-28 -14,-12
        person.crop.artframe ~ box 0,0 116,128 8 ; - disc 0,-18 18 ; - area -34,46 ~-22,18 ~0,10 ~22,18 34,46
        person.fill.viewfinder = *4 line/18 -56,-30 -56,-60 -26,-60 ; = copy person.fill 70 0,4
        person.2.crop.square.stack ~ area/14 -54,-30 54,-30 54,60 -54,60 ; - disc -14,0 12 ; - area -36,46 ~-28,26 ~-14,20 ~0,26 8,46 ; - disc 20,4 9 ; - line*70 16,24 ~26,26 34,42 ; = line -40,-46 40,-46 ; = line -28,-62 28,-62
        person.2.wave.2 ~ copy person.2.fill 84 0,6 ; | ; m= arc -6,-10 66 -28 28
        person.line.dotted.person ~ copy person.fill 62 -50,6 ; copy person.fill 62 50,6 ; = disc -14,0 5 ; = disc 0,0 5 ; = disc 14,0 5
        person.3.sequence ~ copy person.fill 70 -48,4 ; | ; x6 copy person.fill 80 -8,2 ; copy person.fill 80 -8,2 ; | ; x6 copy person.fill 92 38,0 ; copy person.fill 92 38,0
        person.bust ~ disc 0,-34 24 ; area/6 -46,62 ~-42,26 ~-16,6 -10,-4 10,-4 ~16,6 ~42,26 46,62
        person.and.background.striped.horizontal = line -60,-52 60,-52 ; = line -60,-26 60,-26 ; = line -60,0 60,0 ; = line -60,26 60,26 ; = line -60,52 60,52 ; | ; x9 copy person.fill 84 0,4 ; = copy person.fill 84 0,4
        person.crop.square.filled.and.at.rectangle ~ box 0,0 140,104 18 ; - disc -30,-12 13 ; - area -52,24 ~-44,8 ~-30,4 ~-16,8 -8,24 ; - ring*80 32,0 15 ; - disc 32,0 4
        person.fill.turn.right = copy person.fill 88 -16,6 ; = line/10 26,-22 26,-46 54,-46 ; = line 42,-60 56,-46 42,-32
        person.fill.and.arrow.left.and.arrow.right = copy person.fill 78 0,12 ; m= line 34,-44 64,-44 ; m= line 52,-58 66,-44 52,-30
        figure.2 = m= disc 26,-54 11 ; m= area/7 8,-38 44,-38 39,14 13,14 ; m= line*120 19,10 18,60 ; m= line*120 33,10 34,60 ; m= line*110 43,-34 50,4
        figure.dress.line.vertical.figure = disc -38,-54 10 ; = area/5 -48,-40 -28,-40 -16,24 -60,24 ; = line*120 -44,22 -44,60 ; = line*120 -32,22 -32,60 ; = line 0,-60 0,60 ; = disc 38,-54 10 ; = area/6 22,-40 54,-40 50,14 26,14 ; = line*130 31,12 31,60 ; = line*130 45,12 45,60
        figure.child = disc 0,-48 14 ; = area/8 -18,-28 18,-28 14,16 -14,16 ; = line*120 -16,-24 -32,0 ; = line*120 16,-24 32,0 ; = line*140 -8,12 -10,56 ; = line*140 8,12 10,56
        figure.archery = disc -8,-54 11 ; = line*180 -8,-32 -8,4 ; = line*115 -6,-32 40,-32 ; = line*115 -10,-32 -34,-24 -20,-34 ; = line*80 40,-66 ~58,-32 40,2 ; = line*145 -10,6 -26,60 ; = line*145 -6,6 14,60
        figure.badminton = disc -6,-50 11 ; = line*180 -8,-28 -10,4 ; = line*115 -6,-30 16,-44 26,-54 ; = oval 40,-62 12,9 -40 ; = line*115 -10,-28 -34,-16 ; = line*145 -10,6 12,28 18,60 ; = line*145 -10,6 -24,32 -42,54
        figure.baseball = disc -4,-50 11 ; = line*180 -4,-28 -4,6 ; = line*115 -2,-30 18,-20 24,-36 ; = line*115 -6,-30 8,-14 22,-32 ; = line*130 22,-36 48,-66 ; = line*145 -4,8 16,30 20,60 ; = line*145 -6,8 -22,32 -30,60
        figure.bowling = disc 22,-44 11 ; = line*180 6,-28 -14,-4 ; = line*115 8,-28 22,-2 20,20 ; = disc 22,30 12 ; = line*145 -14,-2 6,22 -6,56 ; = line*145 -14,-2 -34,24 -58,38
        figure.climbing = disc 4,-50 11 ; = line*180 -2,-30 -8,6 ; = line*115 0,-32 22,-40 30,-62 ; = line*115 -4,-30 -30,-34 -36,-54 ; = line*145 -8,8 18,8 22,36 ; = line*145 -10,8 -24,30 -20,60
        figure.cooldown = disc -22,-52 11 ; = line*180 -18,-30 -6,4 ; = line*115 -18,-32 10,-46 34,-34 ; = line*145 -6,6 10,30 6,60 ; = line*145 -6,6 -28,30 -40,58 ; = line*115 -20,-28 -36,-6
        figure.cricket = disc 0,-52 11 ; = line*180 -2,-30 -6,4 ; = line*115 0,-32 24,-20 20,-2 ; = line*140 20,0 46,50 ; = line*145 -6,6 10,30 6,60 ; = line*145 -6,6 -28,30 -40,58
        figure.curling = disc 34,-20 11 ; = line*180 16,-4 -12,8 ; = line*115 16,-4 34,16 46,30 ; = disc 54,46 11 ; = line*145 -12,8 -4,36 -26,52 ; = line*145 -12,8 -40,30 -62,54
        figure.disc.sports = disc 0,-52 11 ; = line*180 -2,-30 -6,4 ; = line*115 0,-32 24,-26 44,-36 ; = oval 58,-40 12,5 -20 ; = line*115 -4,-30 -32,-20 ; = line*145 -6,6 14,28 12,60 ; = line*145 -6,6 -24,32 -40,56
        figure.equestrian.sports = disc 0,-56 10 ; = line*160 -4,-38 -8,-14 ; = line*100 -2,-36 20,-24 ; = area/6 -52,-8 30,-12 48,-34 62,-24 46,4 36,18 -44,18 ; = line*120 -42,14 -52,58 ; = line*120 30,14 40,58 ; = line*120 -28,14 -24,58 ; = line*120 16,14 12,58
        figure.fencing = disc -10,-48 11 ; = line*180 -8,-28 -10,6 ; = line*115 -6,-28 26,-24 ; = line*60 26,-24 68,-34 ; = line*115 -10,-28 -34,-20 -40,-42 ; = line*145 -8,8 22,20 24,58 ; = line*145 -10,8 -34,32 -56,54
        figure.fishing = disc -16,-54 11 ; = line*180 -16,-32 -18,4 ; = line*115 -14,-34 14,-22 ; = line*70 10,-20 50,-64 ; = line*60 50,-64 54,10 ; = line*145 -20,6 -28,60 ; = line*145 -14,6 -4,60
        figure.gymnastics = disc -28,-34 11 ; = line*180 -10,-20 18,-4 ; = line*115 -12,-20 -34,4 ; = line*145 18,-4 56,-40 ; = line*145 18,-2 20,30 14,60 ; = line*115 -8,-22 12,-44
        figure.hand.cycling = ring -34,28 26 ; = disc 0,-46 11 ; = line*180 -6,-26 -22,6 ; = line*115 -4,-26 20,-14 36,-20 ; = ring*80 44,-18 10 ; = line*130 -20,8 14,12 44,30 ; = ring 54,40 14
        figure.highintensity.intervaltraining = disc -14,-54 11 ; = line*180 -14,-32 -14,4 ; = line*115 -12,-34 12,-16 ; = line*115 -16,-34 -36,-10 ; = line*145 -12,6 8,30 2,60 ; = line*145 -16,6 -34,36 -38,60 ; = area/3 44,-60 26,-26 40,-26 34,2 56,-34 42,-34
        figure.hockey = disc 10,-50 11 ; = line*180 2,-30 -10,0 ; = line*115 4,-32 24,-14 26,4 ; = line*85 14,-22 44,50 60,52 ; = line*145 -10,2 10,26 4,56 ; = line*145 -10,2 -32,26 -52,42
        figure.hunting = disc -10,-54 11 ; = line*180 -10,-32 -12,4 ; = line*115 -8,-32 16,-30 ; = line*120 -16,-34 60,-42 ; = line*145 -12,6 10,30 12,60 ; = line*145 -12,6 -26,32 -34,60
        figure.kickboxing = disc -20,-50 11 ; = line*180 -16,-30 -8,2 ; = line*115 -14,-32 8,-34 4,-52 ; = line*115 -18,-30 -30,-10 -12,-8 ; = line*150 -6,2 24,0 56,-12 ; = line*145 -8,4 -18,32 -14,60
        figure.lacrosse = disc 0,-50 11 ; = line*180 -4,-28 -8,4 ; = line*115 -2,-30 20,-36 ; = line*80 -22,-16 44,-50 ; = ring*80 54,-58 10 ; = line*145 -8,6 14,26 14,58 ; = line*145 -8,6 -28,28 -46,46
        figure.mixed.cardio = disc -6,-54 11 ; = line*180 -8,-32 -10,4 ; = line*115 -6,-34 20,-24 30,-44 ; = line*115 -10,-34 -32,-18 -26,4 ; = line*145 -8,6 20,10 20,40 ; = line*145 -10,6 -18,34 -16,60
        figure.pickleball = disc -6,-50 11 ; = line*180 -8,-28 -10,4 ; = line*115 -6,-30 18,-28 34,-38 ; = oval 48,-44 13,11 -20 ; = line*115 -10,-28 -34,-14 ; = line*145 -10,6 12,28 18,60 ; = line*145 -10,6 -24,32 -42,54
        figure.play = disc -12,-40 12 ; = line*180 -12,-16 -12,12 ; = line*120 -10,-18 14,-34 ; = line*120 -14,-18 -38,-30 ; = line*145 -12,14 10,30 16,58 ; = line*145 -12,14 -30,34 -26,60 ; = disc 40,-48 11
        figure.racquetball = disc -6,-48 11 ; = line*180 -8,-26 -10,6 ; = line*115 -6,-28 20,-20 36,-4 ; = oval 48,10 12,15 -40 ; = line*115 -10,-26 -34,-20 ; = line*145 -10,8 14,26 14,60 ; = line*145 -10,8 -26,30 -44,50
        figure.rolling = disc -16,-56 10 ; = line*150 -14,-38 -8,0 20,0 34,34 ; = line*100 -12,-26 18,-24 ; = ring -10,28 26 ; = disc 38,50 8
        figure.rugby = disc 14,-50 11 ; = line*180 2,-32 -12,0 ; = line*115 6,-32 28,-16 ; = oval 36,-18 13,9 -30 ; = line*115 0,-32 -24,-20 -34,0 ; = line*145 -12,2 14,20 8,56 ; = line*145 -12,2 -34,22 -60,24
        figure.sailing = disc -30,-40 10 ; = line*160 -28,-22 -14,8 ; = line*110 -26,-22 6,-12 ; = area/3 12,-64 56,12 12,12 ; = line*120 -50,28 ~0,40 58,28
        figure.skating = disc 16,-52 11 ; = line*180 4,-34 -14,-6 ; = line*115 6,-34 32,-22 ; = line*115 2,-34 -28,-34 ; = line*145 -14,-4 14,10 12,44 ; = line*145 -14,-4 -40,10 -60,0 ; = line*90 -4,56 28,56
        figure.skiing.crosscountry = disc 14,-52 11 ; = line*180 4,-32 -8,0 ; = line*115 6,-34 28,-14 ; = line*115 2,-34 -22,-18 ; = line*60 28,-16 14,50 ; = line*60 -22,-20 -44,46 ; = line*145 -8,2 14,20 18,48 ; = line*145 -8,2 -22,24 -40,44 ; = line*90 -60,56 60,56
        figure.socialdance = disc -24,-52 10 ; = disc 20,-48 10 ; = line*160 -24,-32 -22,4 ; = line*160 22,-28 22,6 ; = line*110 -22,-34 4,-44 8,-58 ; = line*110 -24,-30 0,-10 20,-16 ; = line*140 -22,6 -36,60 ; = line*140 -20,6 -10,60 ; = line*140 20,8 14,60 ; = line*140 24,8 42,58
        figure.softball = disc 0,-50 11 ; = line*180 -2,-28 -6,6 ; = line*115 0,-30 26,-14 34,8 ; = disc 38,20 9 ; = line*115 -4,-28 -28,-36 ; = line*145 -6,8 14,30 10,60 ; = line*145 -6,8 -28,30 -44,54
        figure.squash = disc -4,-48 11 ; = line*180 -6,-26 -8,6 ; = line*115 -4,-28 18,-10 36,-12 ; = oval 52,-16 14,11 -10 ; = line*115 -8,-26 -32,-22 ; = line*145 -8,8 20,22 22,58 ; = line*145 -8,8 -28,30 -46,50
        figure.stair.stepper = disc -8,-54 11 ; = line*180 -10,-32 -14,2 ; = line*115 -8,-34 12,-18 28,-26 ; = line*145 -14,4 10,8 8,38 ; = line*145 -14,4 -20,32 -28,56 ; = line*80 34,-40 40,58 ; = line -46,60 -18,60 ; = line -4,42 22,42
        figure.step.training = disc -2,-54 11 ; = line*180 -4,-32 -8,4 ; = line*115 -2,-34 20,-16 ; = line*115 -6,-34 -26,-14 ; = line*145 -8,6 18,12 16,36 ; = line*145 -8,6 -18,34 -24,60 ; = line*120 4,44 52,44
        figure.strengthtraining.functional = disc -4,-40 11 ; = line*180 -6,-20 -6,12 ; = line*115 -4,-20 16,-4 26,-20 ; = line*100 16,-26 38,-22 ; = line*170 18,-34 16,-18 ; = line*170 40,-30 38,-14 ; = line*145 -4,14 18,32 14,60 ; = line*145 -8,14 -24,36 -20,60
        figure.table.tennis = disc -10,-50 11 ; = line*180 -10,-28 -12,6 ; = line*115 -8,-30 14,-16 30,-24 ; = disc 40,-28 10 ; = line*115 -12,-30 -34,-14 ; = line*145 -12,8 8,30 10,60 ; = line*145 -12,8 -28,32 -40,58 ; = line 30,10 64,10
        figure.taichi = disc -2,-52 11 ; = line*180 -4,-30 -6,6 ; = line*115 -2,-32 24,-30 42,-42 ; = line*115 -6,-32 -28,-14 -44,-22 ; = line*145 -4,8 24,24 30,58 ; = line*145 -8,8 -30,30 -42,58
        figure.track.and.field = disc 10,-52 11 ; = line*180 2,-32 -10,2 ; = line*115 4,-34 28,-20 34,-40 ; = line*115 0,-34 -24,-22 -30,-2 ; = line*145 -10,4 20,2 40,20 ; = line*145 -10,4 -22,30 -48,38 ; = line -60,58 60,58
        figure.volleyball = disc -6,-46 11 ; = line*180 -8,-24 -10,8 ; = line*115 -4,-26 14,-42 22,-54 ; = line*115 -10,-26 -20,-48 ; = disc 24,-66 10 ; = line*145 -10,10 8,30 0,60 ; = line*145 -10,10 -30,28 -46,40
        figure.water.fitness = disc 0,-46 11 ; = line*180 0,-24 0,10 ; m= line*115 2,-26 30,-14 44,-30 ; = line -64,24 ~-44,14 ~-22,24 ~0,14 ~22,24 ~44,14 64,24 ; = line -64,46 ~-44,36 ~-22,46 ~0,36 ~22,46 ~44,36 64,46
        figure.waterpolo = disc -4,-26 12 ; = line*150 -8,-6 -24,14 ; = line*120 0,-8 24,-16 36,-34 ; = disc 42,-48 11 ; = line -64,28 ~-44,18 ~-22,28 ~0,18 ~22,28 ~44,18 64,28 ; = line -64,50 ~-44,40 ~-22,50 ~0,40 ~22,50 ~44,40 64,50
        figure.wrestling = disc -26,-38 10 ; = disc 26,-38 10 ; = line*160 -22,-20 -34,10 ; = line*160 22,-20 34,10 ; m= line*110 18,-22 -4,-8 ; m= line*145 34,12 20,34 30,58 ; m= line*145 36,12 50,36 62,56
        figure.walk.departure = disc 20,-56 10 ; = line*170 18,-32 14,2 ; = line*140 14,2 28,26 32,58 ; = line*140 14,2 8,30 -8,58 ; = line*105 20,-34 36,-14 ; = line*105 16,-34 0,-20 ; = line -64,-20 -34,-20 ; = line -46,-34 -64,-20 -46,-6
        figure.walk.arrival = disc -14,-56 10 ; = line*170 -16,-32 -20,2 ; = line*140 -20,2 -6,26 -2,58 ; = line*140 -20,2 -26,30 -42,58 ; = line*105 -14,-34 2,-14 ; = line*105 -18,-34 -34,-20 ; = line 64,-20 34,-20 ; = line 46,-34 32,-20 46,-6
        figure.roll.runningpace = disc 4,-56 10 ; = line*150 0,-38 -6,0 22,0 36,34 ; = line*100 2,-28 30,-30 ; = ring -10,28 26 ; = line -64,-30 -36,-30 ; = line -66,-8 -42,-8
        eyes ~ oval -26,0 22,38 ; oval 26,0 22,38 ; f- disc -20,8 11 ; f- disc 32,8 11 ; o= disc -20,8 10 ; o= disc 32,8 10
        eyes.inverse = oval -26,0 22,38 ; = oval 26,0 22,38 ; x disc -20,8 11 ; x disc 32,8 11
        eyebrow = area -58,14 ~-30,-14 ~14,-22 58,4 ~14,-2 ~-28,6
        hearingdevice.ear = line -10,52 ~-30,20 ~-28,-30 ~0,-52 ~28,-30 ~24,0 ~6,20 ; = line*170 6,26 12,44
        face.smiling.inverse = disc 0,0 58.5 ; x oval 20,-14 7,9 ; x oval -20,-14 7,9 ; x line*90 -28,14 ~-16,26 ~0,30 ~16,26 28,14
        hand.raised.fingers.spread ~ copy hand.raised.fill 92 0,4
        hands.clap ~ copy hand.raised.fill 70 -10,14 -30 ; | ; = line 22,-40 32,-58 ; = line 40,-24 56,-36 ; = line 46,-4 64,-6
        hand.rays ~ copy hand.raised.fill 76 0,12 ; m= line 30,-46 42,-60 ; = line 0,-50 0,-64 ; m= line 50,-18 64,-24
        accessibility ~ disc 0,0 58.5 ; - disc 0,-30 8 ; - line -30,-14 0,-10 30,-14 ; - line*130 0,-10 0,10 ; - line -16,40 0,8 16,40
        voiceover = frame 0,0 106,106 26 ; = disc 0,-26 8 ; = line -26,-10 0,-8 26,-10 ; = line 0,-8 0,10 ; = line -14,34 0,8 14,34
        hands.sparkles ~ copy hand.raised.fill 78 -14,14 -18 ; | ; = copy sparkle 34 42,-34 ; = copy sparkle 22 60,-4
        ear.and.waveform = copy ear 84 -22,0 ; = line 26,-12 26,12 ; = line 44,-34 44,34 ; = line 62,-16 62,16
        person.badge.shield.checkmark ~ f= copy person.fill 88 -14,-4 ; o= copy person 88 -14,-4 ; || ; x6 copy shield.fill 48 34,28 ; = copy shield.fill 48 34,28 ; x line*70 24,28 32,36 44,18
        hand.point.up.braille ~ f= copy hand.point.up.left.fill 72 -16,-8 ; o= copy hand.point.up.left 72 -16,-8 ; = disc 24,52 6 ; = disc 44,52 6 ; = disc 44,32 6 ; = disc 62,52 6
        waveform.and.person.filled = line -62,-14 -62,14 ; = line -40,-38 -40,38 ; = line -18,-54 -18,54 ; = line 4,-26 4,4 ; = disc 38,0 15 ; = area 10,50 ~14,28 ~38,22 ~62,28 66,50
        rectangle.and.hand.point.up.left.filled = frame -4,-8 124,84 15 ; x7 copy hand.point.up.left.fill 52 36,32 ; = copy hand.point.up.left.fill 52 36,32
        """
}
