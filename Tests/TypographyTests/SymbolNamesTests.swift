import Testing

@testable import KinoraTypography

/// Names that apps use are known.
@Suite struct SymbolNamesTests {
    @Test("Each of 2236 names in common use has a symbol of its own or a rule that draws it")
    func common() {
        let unknown = SymbolNamesTests.names.split(whereSeparator: \.isWhitespace).filter {
            Symbol.named(String($0)) == nil
        }
        #expect(unknown.isEmpty, "\(unknown)")
    }

    private static let names = """
        music.note.square.stack music.note.square.stack.fill music.pages music.pages.fill
        plus minus xmark checkmark multiply divide equal plus.app plus.app.fill plus.rectangle plus.rectangle.fill
        plus.diamond plus.diamond.fill plusminus plus.slash.minus plus.forwardslash.minus number percent at asterisk
        questionmark questionmark.diamond questionmark.diamond.fill questionmark.app questionmark.folder
        exclamationmark exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon
        exclamationmark.octagon.fill exclamationmark.shield exclamationmark.shield.fill exclamationmark.bubble
        exclamationmark.bubble.fill exclamationmark.2 exclamationmark.3 info info.bubble info.bubble.fill trash
        trash.fill trash.slash trash.slash.fill folder folder.fill folder.badge.plus folder.fill.badge.plus
        folder.badge.minus folder.badge.gearshape folder.fill.badge.gearshape folder.badge.person.crop
        folder.fill.badge.person.crop folder.badge.questionmark paperplane paperplane.fill tray tray.fill tray.2
        tray.2.fill tray.full tray.full.fill tray.and.arrow.up tray.and.arrow.up.fill tray.and.arrow.down
        tray.and.arrow.down.fill externaldrive externaldrive.fill externaldrive.badge.plus
        externaldrive.badge.checkmark internaldrive internaldrive.fill opticaldiscdrive archivebox archivebox.fill
        doc doc.fill doc.badge.plus doc.fill.badge.plus doc.badge.gearshape doc.badge.ellipsis doc.text doc.text.fill
        doc.text.magnifyingglass doc.on.doc doc.on.doc.fill doc.on.clipboard doc.on.clipboard.fill doc.plaintext
        doc.plaintext.fill doc.richtext doc.richtext.fill doc.zipper doc.viewfinder doc.viewfinder.fill document
        document.fill document.badge.plus document.badge.clock clipboard clipboard.fill list.clipboard
        list.clipboard.fill list.bullet.clipboard list.bullet.clipboard.fill pencil.and.list.clipboard note note.text
        note.text.badge.plus calendar calendar.badge.plus calendar.badge.minus calendar.badge.clock
        calendar.badge.exclamationmark calendar.badge.checkmark calendar.day.timeline.left
        calendar.day.timeline.leading calendar.day.timeline.right book book.fill books.vertical books.vertical.fill
        book.closed book.closed.fill text.book.closed text.book.closed.fill book.pages book.pages.fill menucard
        menucard.fill magazine magazine.fill newspaper newspaper.fill bookmark bookmark.fill bookmark.slash
        bookmark.slash.fill graduationcap graduationcap.fill backpack backpack.fill pencil pencil.line pencil.slash
        pencil.tip pencil.and.outline pencil.and.scribble pencil.and.ruler pencil.and.ruler.fill square.and.pencil
        rectangle.and.pencil.and.ellipsis scribble scribble.variable highlighter lasso lasso.and.sparkles eraser
        eraser.fill paperclip paperclip.badge.ellipsis link link.badge.plus personalhotspot person person.fill
        person.crop.circle.badge.plus person.crop.circle.badge.minus person.crop.circle.badge.checkmark
        person.crop.circle.badge.xmark person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.checkmark
        person.crop.circle.fill.badge.xmark person.crop.circle.fill.badge.minus person.crop.rectangle
        person.crop.rectangle.fill person.crop.artframe person.crop.rectangle.stack person.crop.rectangle.stack.fill
        person.crop.square.filled.and.at.rectangle person.badge.plus person.fill.badge.plus person.badge.minus
        person.fill.badge.minus person.badge.clock person.badge.clock.fill person.badge.key person.badge.key.fill
        person.fill.checkmark person.fill.xmark person.fill.questionmark person.fill.viewfinder
        person.fill.turn.right person.fill.and.arrow.left.and.arrow.right person.slash person.slash.fill
        person.wave.2 person.wave.2.fill person.text.rectangle person.text.rectangle.fill
        person.and.background.dotted person.and.background.striped.horizontal person.2 person.2.fill
        person.2.crop.square.stack person.2.square.stack person.2.square.stack.fill person.2.badge.gearshape
        person.2.badge.gearshape.fill person.2.slash person.2.slash.fill person.2.wave.2 person.2.wave.2.fill
        person.line.dotted.person person.line.dotted.person.fill person.3 person.3.fill person.3.sequence
        person.3.sequence.fill figure figure.stand figure.stand.line.dotted.figure.stand
        figure.dress.line.vertical.figure figure.arms.open figure.2.arms.open figure.2
        figure.2.and.child.holdinghands figure.and.child.holdinghands figure.child figure.wave figure.walk
        figure.walk.motion figure.walk.departure figure.walk.arrival figure.run figure.roll figure.archery
        figure.badminton figure.barre figure.baseball figure.basketball figure.bowling figure.boxing figure.climbing
        figure.cooldown figure.core.training figure.cricket figure.cross.training figure.curling figure.dance
        figure.disc.sports figure.elliptical figure.equestrian.sports figure.fencing figure.fishing
        figure.flexibility figure.golf figure.gymnastics figure.hand.cycling figure.handball
        figure.highintensity.intervaltraining figure.hiking figure.hockey figure.hunting figure.indoor.cycle
        figure.jumprope figure.kickboxing figure.lacrosse figure.martial.arts figure.mind.and.body
        figure.mixed.cardio figure.open.water.swim figure.outdoor.cycle figure.pickleball figure.pilates figure.play
        figure.pool.swim figure.racquetball figure.rolling figure.rower figure.rugby figure.sailing figure.skating
        figure.skiing.crosscountry figure.skiing.downhill figure.snowboarding figure.soccer figure.socialdance
        figure.softball figure.squash figure.stair.stepper figure.stairs figure.step.training
        figure.strengthtraining.functional figure.strengthtraining.traditional figure.surfing figure.table.tennis
        figure.taichi figure.tennis figure.track.and.field figure.volleyball figure.water.fitness figure.waterpolo
        figure.wrestling figure.yoga sun.min sun.min.fill sun.max sun.max.fill sun.max.trianglebadge.exclamationmark
        sunrise sunrise.fill sunset sunset.fill sun.and.horizon sun.and.horizon.fill sun.dust sun.dust.fill sun.haze
        sun.haze.fill sun.rain sun.rain.fill moon moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill
        moon.haze moon.haze.fill zzz sparkle sparkles cloud cloud.fill cloud.drizzle cloud.drizzle.fill cloud.rain
        cloud.rain.fill cloud.heavyrain cloud.heavyrain.fill cloud.fog cloud.fog.fill cloud.hail cloud.hail.fill
        cloud.snow cloud.snow.fill cloud.sleet cloud.sleet.fill cloud.bolt cloud.bolt.fill cloud.bolt.rain
        cloud.bolt.rain.fill cloud.sun cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill cloud.sun.bolt
        cloud.sun.bolt.fill cloud.moon cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.moon.bolt
        cloud.moon.bolt.fill smoke smoke.fill wind wind.snow snowflake tornado tropicalstorm hurricane
        thermometer.sun thermometer.sun.fill thermometer.snowflake thermometer thermometer.low thermometer.medium
        thermometer.high aqi.low aqi.medium aqi.high humidity humidity.fill rainbow umbrella umbrella.fill flame
        flame.fill drop drop.fill drop.triangle leaf leaf.fill leaf.arrow.circlepath bolt bolt.fill bolt.slash
        bolt.slash.fill bolt.badge.a bolt.horizontal bolt.horizontal.fill bolt.shield bolt.shield.fill bolt.heart
        bolt.heart.fill bolt.car bolt.car.fill tree tree.fill camera.macro mountain.2 mountain.2.fill water.waves
        globe globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill globe.asia.australia
        globe.asia.australia.fill globe.central.south.asia globe.central.south.asia.fill globe.desk network heart
        heart.fill heart.rectangle heart.slash heart.slash.fill suit.heart suit.heart.fill suit.club suit.club.fill
        suit.diamond suit.diamond.fill suit.spade suit.spade.fill arrow.up.heart arrow.up.heart.fill arrow.down.heart
        star star.fill star.slash star.slash.fill star.leadinghalf.filled star.bubble star.bubble.fill flag flag.fill
        flag.slash flag.2.crossed flag.2.crossed.fill flag.checkered flag.checkered.2.crossed location location.fill
        location.slash location.slash.fill location.north location.north.fill location.north.line
        location.magnifyingglass location.viewfinder bell bell.fill bell.badge bell.badge.fill bell.slash
        bell.slash.fill bell.and.waves.left.and.right bell.and.waves.left.and.right.fill tag tag.fill tag.slash
        tag.slash.fill eye eye.fill eye.slash eye.slash.fill eye.trianglebadge.exclamationmark eyes eyes.inverse
        eyebrow nose nose.fill mouth mouth.fill ear ear.fill ear.badge.checkmark hearingdevice.ear brain
        brain.head.profile brain.head.profile.fill brain.filled.head.profile face.smiling face.smiling.fill
        face.smiling.inverse face.dashed face.dashed.fill hand.raised hand.raised.fill hand.raised.slash
        hand.raised.slash.fill hand.raised.fingers.spread hand.raised.fingers.spread.fill hand.thumbsup
        hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.point.up hand.point.up.fill hand.point.up.left
        hand.point.up.left.fill hand.point.left hand.point.left.fill hand.point.right hand.point.right.fill
        hand.point.down hand.point.down.fill hand.draw hand.draw.fill hand.tap hand.tap.fill hand.wave hand.wave.fill
        hand.rays hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill magnifyingglass plus.magnifyingglass
        minus.magnifyingglass text.magnifyingglass mic mic.fill mic.slash mic.slash.fill mic.badge.plus
        mic.and.signal.meter speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill
        speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.zzz
        speaker.badge.exclamationmark music.note music.note.list music.quarternote.3 music.mic music.note.house
        music.note.house.fill music.note.tv music.note.tv.fill metronome metronome.fill pianokeys pianokeys.inverse
        tuningfork guitars guitars.fill play play.fill play.rectangle play.rectangle.fill play.slash play.slash.fill
        play.tv play.tv.fill play.desktopcomputer pause pause.fill pause.rectangle stop stop.fill playpause
        playpause.fill backward backward.fill backward.end backward.end.fill backward.end.alt backward.end.alt.fill
        backward.frame backward.frame.fill forward forward.fill forward.end forward.end.fill forward.end.alt
        forward.end.alt.fill forward.frame forward.frame.fill shuffle repeat repeat.1 infinity gobackward
        gobackward.5 gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.60 gobackward.minus goforward
        goforward.5 goforward.10 goforward.15 goforward.30 goforward.45 goforward.60 goforward.plus eject eject.fill
        waveform waveform.badge.plus waveform.badge.minus waveform.badge.mic waveform.path waveform.path.ecg
        waveform.path.ecg.rectangle waveform.path.badge.plus waveform.and.mic waveform.slash headphones airpods
        airpodspro airpodsmax earbuds earpods hifispeaker hifispeaker.fill hifispeaker.2 homepod homepod.fill
        homepod.2 homepodmini homepodmini.fill radio radio.fill tv tv.fill tv.inset.filled tv.and.hifispeaker.fill
        tv.music.note appletv appletv.fill appletvremote.gen4 airplayaudio airplayvideo airplay.audio airplay.video
        rectangle.on.rectangle rectangle.on.rectangle.fill film film.fill video video.fill video.slash
        video.slash.fill video.badge.plus video.fill.badge.plus video.bubble.left camera camera.fill
        camera.badge.ellipsis camera.rotate camera.rotate.fill camera.metering.spot camera.metering.center.weighted
        camera.aperture camera.filters camera.viewfinder camera.on.rectangle camera.on.rectangle.fill
        arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill photo photo.fill
        photo.on.rectangle photo.on.rectangle.angled photo.fill.on.rectangle.fill photo.stack photo.stack.fill
        photo.badge.plus photo.badge.arrow.down photo.artframe livephoto livephoto.play livephoto.slash message
        message.fill message.badge message.badge.fill message.and.waveform bubble bubble.left bubble.left.fill
        bubble.right bubble.right.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.left.and.bubble.right
        bubble.left.and.bubble.right.fill bubble.left.and.text.bubble.right
        bubble.left.and.exclamationmark.bubble.right text.bubble text.bubble.fill captions.bubble
        captions.bubble.fill plus.bubble plus.bubble.fill ellipsis.bubble ellipsis.bubble.fill ellipsis.message
        quote.bubble quote.bubble.fill checkmark.bubble questionmark.bubble questionmark.bubble.fill phone phone.fill
        phone.badge.plus phone.fill.badge.plus phone.badge.checkmark phone.connection phone.arrow.up.right
        phone.arrow.up.right.fill phone.arrow.down.left phone.arrow.right phone.down phone.down.fill envelope
        envelope.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill mail.stack
        mail.and.text.magnifyingglass quote.opening quote.closing gear gear.badge gear.badge.questionmark gearshape
        gearshape.fill gearshape.2 gearshape.2.fill wrench wrench.fill wrench.and.screwdriver
        wrench.and.screwdriver.fill wrench.adjustable screwdriver screwdriver.fill hammer hammer.fill paintbrush
        paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill eyedropper
        eyedropper.halffull eyedropper.full level level.fill ruler ruler.fill scissors wand.and.rays wand.and.stars
        wand.and.stars.inverse dial.low dial.low.fill dial.high dial.medium gyroscope gauge gauge.medium gauge.high
        gauge.low gauge.with.needle gauge.with.needle.fill gauge.with.dots.needle.bottom.50percent
        gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
        speedometer barometer scalemass scalemass.fill stethoscope cross cross.fill cross.case cross.case.fill
        cross.vial cross.vial.fill pills pills.fill pill pill.fill bandage bandage.fill syringe syringe.fill
        ivfluid.bag facemask facemask.fill allergens allergens.fill microbe microbe.fill lungs lungs.fill testtube.2
        flask flask.fill atom house house.fill house.lodge house.and.flag building building.fill building.2
        building.2.fill building.columns building.columns.fill storefront storefront.fill tent tent.fill
        door.left.hand.open door.left.hand.closed door.right.hand.open lightbulb lightbulb.fill lightbulb.slash
        lightbulb.slash.fill lightbulb.2 lightbulb.max lightbulb.min lamp.desk lamp.desk.fill lamp.table
        lamp.table.fill lamp.floor lamp.floor.fill lamp.ceiling lamp.ceiling.fill fan fan.fill fan.desk fan.floor
        fan.ceiling bed.double bed.double.fill sofa sofa.fill chair chair.fill chair.lounge chair.lounge.fill
        table.furniture cabinet fireplace washer washer.fill dryer dishwasher oven oven.fill stove stove.fill cooktop
        microwave refrigerator sink shower shower.fill bathtub bathtub.fill toilet spigot fork.knife cup.and.saucer
        cup.and.saucer.fill mug mug.fill wineglass wineglass.fill waterbottle waterbottle.fill
        takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill birthday.cake birthday.cake.fill carrot
        carrot.fill fish fish.fill popcorn popcorn.fill frying.pan key key.fill key.horizontal lock lock.fill
        lock.open lock.open.fill lock.shield lock.shield.fill lock.slash lock.rotation lock.rotation.open
        lock.trianglebadge.exclamationmark lock.doc lock.doc.fill lock.icloud lock.iphone lock.applewatch
        lock.laptopcomputer shield shield.fill shield.slash shield.slash.fill shield.lefthalf.filled shield.checkered
        checkmark.shield checkmark.shield.fill xmark.shield xmark.shield.fill touchid faceid opticid cart cart.fill
        cart.badge.plus cart.fill.badge.plus cart.badge.minus cart.fill.badge.minus cart.badge.questionmark basket
        basket.fill bag bag.fill bag.badge.plus bag.fill.badge.plus bag.badge.minus creditcard creditcard.fill
        creditcard.and.123 creditcard.trianglebadge.exclamationmark giftcard giftcard.fill gift gift.fill wallet.pass
        wallet.pass.fill wallet.bifold banknote banknote.fill dollarsign dollarsign.arrow.circlepath eurosign
        sterlingsign yensign indianrupeesign wonsign bitcoinsign francsign turkishlirasign rublesign nairasign
        centsign chineseyuanrenminbisign pesosign shippingbox shippingbox.fill cube cube.fill cube.transparent
        cube.transparent.fill briefcase briefcase.fill case case.fill latch.2.case latch.2.case.fill suitcase
        suitcase.fill suitcase.cart suitcase.rolling ticket ticket.fill barcode barcode.viewfinder qrcode
        qrcode.viewfinder trophy trophy.fill medal medal.fill rosette crown crown.fill party.popper party.popper.fill
        balloon balloon.fill balloon.2 balloon.2.fill fireworks puzzlepiece puzzlepiece.fill puzzlepiece.extension
        puzzlepiece.extension.fill theatermasks theatermasks.fill theatermask.and.paintbrush gamecontroller
        gamecontroller.fill dice dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6
        die.face.6.fill arcade.stick teddybear teddybear.fill map map.fill mappin mappin.and.ellipse mappin.slash pin
        pin.fill pin.slash pin.slash.fill signpost.right signpost.right.fill signpost.left signpost.right.and.left
        car car.fill car.2 car.2.fill car.side car.side.fill bus bus.fill bus.doubledecker tram tram.fill cablecar
        lightrail train.side.front.car train.side.middle.car ferry ferry.fill sailboat sailboat.fill airplane
        airplane.departure airplane.arrival bicycle scooter motorcycle moped truck.box truck.box.fill box.truck
        box.truck.fill truck.pickup.side fuelpump fuelpump.fill ev.charger ev.charger.fill parkingsign road.lanes
        steeringwheel engine.combustion car.rear dumbbell dumbbell.fill sportscourt sportscourt.fill soccerball
        basketball basketball.fill football football.fill tennis.racket tennisball tennisball.fill baseball
        baseball.fill volleyball volleyball.fill cricket.ball skateboard surfboard snowboard skis skew oar.2.crossed
        beach.umbrella beach.umbrella.fill binoculars binoculars.fill compass.drawing safari safari.fill clock
        clock.fill clock.badge clock.badge.checkmark clock.badge.exclamationmark clock.badge.xmark
        clock.badge.questionmark clock.arrow.circlepath clock.arrow.2.circlepath alarm alarm.fill
        alarm.waves.left.and.right stopwatch stopwatch.fill timer hourglass hourglass.bottomhalf.filled
        hourglass.tophalf.filled deskclock deskclock.fill display display.2 desktopcomputer pc macpro.gen3
        laptopcomputer macbook macbook.and.iphone iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.landscape
        iphone.slash iphone.radiowaves.left.and.right iphone.homebutton iphone.badge.play ipad ipad.landscape
        ipad.and.iphone ipad.homebutton applewatch applewatch.watchface applewatch.radiowaves.left.and.right
        applewatch.slash airtag airtag.fill applepencil magicmouse magicmouse.fill computermouse computermouse.fill
        keyboard keyboard.fill keyboard.chevron.compact.down keyboard.badge.ellipsis printer printer.fill
        printer.dotmatrix scanner scanner.fill server.rack xserve cpu cpu.fill memorychip memorychip.fill opticaldisc
        opticaldisc.fill simcard simcard.fill sdcard sdcard.fill esim esim.fill antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.slash dot.radiowaves.left.and.right dot.radiowaves.right
        dot.radiowaves.forward wave.3.left wave.3.right wave.3.forward wifi wifi.slash wifi.exclamationmark
        wifi.router wifi.router.fill cellularbars bluetooth battery.0 battery.25 battery.50 battery.75 battery.100
        battery.100.bolt battery.0percent battery.25percent battery.50percent battery.75percent battery.100percent
        battery.100percent.bolt minus.plus.batteryblock powerplug powerplug.fill poweroutlet.type.b power togglepower
        power.dotted poweron poweroff powersleep bolt.batteryblock cable.connector homekit flashlight.off.fill
        flashlight.on.fill terminal terminal.fill apple.terminal curlybraces chevron.left.forwardslash.chevron.right
        swift applelogo apple.logo visionpro visionpro.fill arkit arrow.up arrow.down arrow.left arrow.right
        arrow.up.left arrow.up.right arrow.down.left arrow.down.right arrow.up.forward arrow.up.forward.app
        arrow.up.backward arrow.down.forward arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down
        arrow.left.and.right arrow.up.and.down.and.arrow.left.and.right arrow.turn.up.left arrow.turn.up.right
        arrow.turn.down.left arrow.turn.down.right arrow.turn.left.up arrow.turn.right.up arrow.uturn.left
        arrow.uturn.right arrow.uturn.up arrow.uturn.down arrow.uturn.backward arrow.uturn.forward arrow.clockwise
        arrow.counterclockwise arrow.clockwise.icloud arrow.triangle.2.circlepath arrow.2.circlepath
        arrow.2.squarepath arrow.3.trianglepath arrow.rectanglepath arrow.triangle.branch arrow.triangle.merge
        arrow.triangle.swap arrow.triangle.pull arrow.triangle.turn.up.right.diamond arrow.triangle.capsulepath
        arrow.up.to.line arrow.down.to.line arrow.left.to.line arrow.right.to.line arrow.up.to.line.compact
        arrow.down.to.line.compact arrow.up.bin arrow.up.bin.fill arrow.down.doc arrow.down.doc.fill arrow.up.doc
        arrow.up.doc.fill arrow.down.app arrow.down.app.fill arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.up.backward.and.arrow.down.forward
        arrow.down.forward.and.arrow.up.backward arrow.up.right.and.arrow.down.left
        arrow.down.left.and.arrow.up.right arrow.up.left.and.down.right.magnifyingglass
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.message arrow.forward arrow.backward
        arrow.down.backward arrow.up.and.line.horizontal.and.arrow.down arrowtriangle.up arrowtriangle.up.fill
        arrowtriangle.down arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill
        arrowtriangle.right arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowshape.left
        arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.up arrowshape.up.fill
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
        arrowshape.turn.up.left.2 arrowshape.turn.up.backward arrowshape.turn.up.forward arrowshape.bounce.right
        arrowshape.zigzag.right chevron.up chevron.down chevron.left chevron.right chevron.backward chevron.forward
        chevron.up.chevron.down chevron.left.chevron.right chevron.compact.up chevron.compact.down
        chevron.compact.left chevron.compact.right chevron.left.2 chevron.right.2 chevron.up.2 chevron.down.2
        chevron.backward.2 chevron.forward.2 chevron.left.to.line chevron.right.to.line chevron.up.forward.2
        chevron.up.right.2 square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down
        square.and.arrow.down.fill square.and.arrow.up.trianglebadge.exclamationmark
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
        rectangle.portrait.and.arrow.forward iphone.and.arrow.forward rectangle.and.paperclip square square.fill
        square.on.square.dashed square.dashed square.dashed.inset.filled square.split.2x1 square.split.2x1.fill
        square.split.1x2 square.split.2x2 square.split.2x2.fill square.split.diagonal square.split.diagonal.2x2
        square.split.bottomrightquarter square.lefthalf.filled square.righthalf.filled square.tophalf.filled
        square.bottomhalf.filled square.inset.filled square.stack square.stack.fill square.stack.3d.up
        square.stack.3d.up.fill square.stack.3d.up.slash square.stack.3d.up.badge.a square.stack.3d.down.right
        square.stack.3d.down.right.fill square.stack.3d.down.forward square.3.layers.3d square.3.layers.3d.down.right
        square.3.layers.3d.top.filled square.2.layers.3d square.2.layers.3d.top.filled square.grid.2x2
        square.grid.2x2.fill square.grid.3x2 square.grid.3x2.fill square.grid.3x3 square.grid.3x3.fill
        square.grid.3x1.below.line.grid.1x2 square.grid.3x1.folder.badge.plus square.grid.4x3.fill
        square.grid.3x3.topleft.filled square.slash squares.below.rectangle squareshape squareshape.fill
        squareshape.split.2x2 squareshape.split.3x3 circle circle.fill circle.dashed circle.dashed.inset.filled
        circle.dotted circle.slash circle.slash.fill circle.lefthalf.filled circle.righthalf.filled
        circle.tophalf.filled circle.bottomhalf.filled circle.lefthalf.fill circle.inset.filled circle.grid.2x2
        circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill
        circle.grid.2x1 circle.grid.2x1.fill circle.hexagongrid circle.hexagongrid.fill circle.hexagonpath
        circles.hexagongrid circles.hexagonpath circlebadge circlebadge.fill circlebadge.2 circlebadge.2.fill
        dot.squareshape dot.viewfinder target scope capsule capsule.fill capsule.portrait oval oval.fill
        oval.portrait rectangle rectangle.fill rectangle.portrait rectangle.portrait.fill
        rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.fill
        rectangle.portrait.split.2x1 rectangle.fill.on.rectangle.fill rectangle.badge.plus rectangle.badge.minus
        rectangle.badge.xmark rectangle.badge.checkmark rectangle.badge.person.crop rectangle.dashed
        rectangle.dashed.badge.record rectangle.dock rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
        rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.grid.3x3 rectangle.split.3x1
        rectangle.split.3x1.fill rectangle.split.1x2 rectangle.split.2x1 rectangle.split.2x2 rectangle.split.3x3
        rectangle.3.group rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill
        rectangle.3.group.bubble.left rectangle.stack rectangle.stack.fill rectangle.stack.badge.plus
        rectangle.stack.badge.minus rectangle.stack.badge.person.crop rectangle.stack.person.crop
        rectangle.stack.person.crop.fill rectangle.lefthalf.filled rectangle.righthalf.filled
        rectangle.lefthalf.inset.filled rectangle.righthalf.inset.filled rectangle.leadinghalf.inset.filled
        rectangle.bottomhalf.filled rectangle.tophalf.filled rectangle.bottomhalf.inset.filled
        rectangle.tophalf.inset.filled rectangle.inset.filled rectangle.inset.bottomleft.filled
        rectangle.inset.bottomright.filled rectangle.inset.topright.filled rectangle.center.inset.filled
        rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.2.swap rectangle.ratio.3.to.4
        rectangle.ratio.16.to.9 rectangle.ratio.9.to.16 rectangle.compress.vertical rectangle.expand.vertical
        rectangle.and.hand.point.up.left rectangle.and.hand.point.up.left.fill rectangle.and.text.magnifyingglass
        rectangle.and.arrow.up.right.and.arrow.down.left rectangle.roundedtop rectangle.roundedbottom rectangle.slash
        app app.fill app.badge app.badge.fill app.dashed app.gift app.gift.fill apps.iphone apps.ipad triangle
        triangle.fill diamond diamond.fill rhombus rhombus.fill pentagon pentagon.fill hexagon hexagon.fill octagon
        octagon.fill seal seal.fill checkmark.seal checkmark.seal.fill xmark.seal xmark.seal.fill
        octagon.lefthalf.filled app.connected.to.app.below.fill line.3.horizontal line.3.horizontal.decrease
        line.horizontal.3 line.horizontal.3.decrease line.diagonal line.diagonal.arrow
        line.horizontal.star.fill.line.horizontal lineweight lines.measurement.horizontal list.bullet
        list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait
        list.bullet.rectangle.portrait.fill list.bullet.indent list.bullet.below.rectangle list.number list.dash
        list.dash.header.rectangle list.star list.triangle list.and.film checklist checklist.checked
        checklist.unchecked text.alignleft text.aligncenter text.alignright text.justify text.justify.left
        text.justifyleft text.insert text.append text.badge.plus text.badge.minus text.badge.checkmark
        text.badge.xmark text.redaction text.quote text.cursor text.line.first.and.arrowtriangle.forward
        text.rectangle text.page text.page.fill text.word.spacing text.below.photo text.viewfinder text.document
        text.document.fill textformat textformat.size textformat.size.larger textformat.size.smaller textformat.abc
        textformat.alt textformat.123 textformat.superscript textformat.subscript textbox bold bold.italic.underline
        bold.underline italic underline strikethrough shadow character character.cursor.ibeam character.book.closed
        character.bubble character.bubble.fill a.magnify abc paragraphsign increase.indent decrease.indent
        increase.quotelevel decrease.quotelevel slider.horizontal.3 slider.horizontal.below.rectangle
        slider.vertical.3 slider.horizontal.2.gobackward switch.2 ellipsis ellipsis.rectangle ellipsis.rectangle.fill
        ellipsis.vertical.bubble ellipsis.viewfinder ellipsis.curlybraces sidebar.left sidebar.right sidebar.leading
        sidebar.trailing sidebar.squares.left sidebar.squares.leading menubar.rectangle menubar.dock.rectangle
        dock.rectangle macwindow macwindow.badge.plus macwindow.on.rectangle tablecells tablecells.fill
        tablecells.badge.ellipsis table table.fill grid viewfinder plus.viewfinder photo.tv pip pip.fill pip.enter
        pip.exit pip.swap command option control shift shift.fill capslock escape return delete.left delete.left.fill
        delete.right clear clear.fill fn keyboard.onehanded.left sum function x.squareroot f.cursive lessthan
        greaterthan chart.bar chart.bar.fill chart.bar.xaxis chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
        chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
        chart.xyaxis.line chart.dots.scatter chart.bar.xaxis.ascending cylinder cylinder.fill cylinder.split.1x2
        cylinder.split.1x2.fill cone cone.fill pyramid pyramid.fill torus rotate.3d rotate.3d.fill rotate.left
        rotate.right rotate.left.fill rotate.right.fill move.3d scale.3d view.3d view.2d perspective crop crop.rotate
        aspectratio aspectratio.fill flip.horizontal flip.horizontal.fill trapezoid.and.line.vertical slowmo
        timelapse light.min light.max rays cursor.rays cursorarrow cursorarrow.rays cursorarrow.click
        cursorarrow.click.2 cursorarrow.motionlines cursorarrow.and.square.on.square.dashed
        contextualmenu.and.cursorarrow filemenu.and.selection filemenu.and.cursorarrow hand.point.up.left.and.text
        dot.circle.and.hand.point.up.left.fill icloud icloud.fill icloud.slash icloud.slash.fill icloud.and.arrow.up
        icloud.and.arrow.up.fill icloud.and.arrow.down icloud.and.arrow.down.fill checkmark.icloud
        checkmark.icloud.fill exclamationmark.icloud exclamationmark.icloud.fill xmark.icloud xmark.icloud.fill
        link.icloud key.icloud person.icloud bolt.horizontal.icloud arrow.counterclockwise.icloud nosign signature
        sos staroflife staroflife.fill megaphone megaphone.fill loudspeaker speaker.minus bonjour translate
        character.book.closed.fill accessibility accessibility.fill voiceover figure.roll.runningpace recordingtape
        teletype phone.fill.connection envelope.front hare hare.fill tortoise tortoise.fill ant ant.fill ladybug
        ladybug.fill bird bird.fill pawprint pawprint.fill cat cat.fill dog dog.fill lizard lizard.fill tshirt
        tshirt.fill shoe shoe.fill shoeprints.fill eyeglasses sunglasses sunglasses.fill comb comb.fill mustache
        mustache.fill lanyardcard lanyardcard.fill person.bust person.bust.fill
        point.topleft.down.curvedto.point.bottomright.up point.3.connected.trianglepath.dotted
        point.3.filled.connected.trianglepath.dotted point.topleft.down.to.point.bottomright.curvepath
        app.translucent swatchpalette swatchpalette.fill paintbucket.fill camera.shutter.button
        rectangle.stack.fill.badge.plus widget.small widget.medium widget.large platter.2.filled.iphone
        circle.and.line.horizontal moonphase.first.quarter moonphase.full.moon moonphase.new.moon
        moonphase.waxing.crescent chevron.up.forward quotelevel text.bubble.rtl plus.message plus.message.fill
        ellipsis.message.fill line.3.horizontal.button.angledtop.vertical.right rectangle.portrait.slash
        square.3.stack.3d square.3.stack.3d.top.filled square.3.stack.3d.bottom.filled
        square.stack.3d.forward.dottedline laurel.leading laurel.trailing inset.filled.rectangle sensor.fill sensor
        microphone microphone.fill microphone.slash digitalcrown.arrow.clockwise button.programmable
        button.vertical.left.press button.vertical.right.press.fill button.horizontal.top.press
        checkmark.diamond checkmark.diamond.fill checkmark.rectangle checkmark.rectangle.fill
        checkmark.rectangle.stack xmark.bin xmark.bin.fill xmark.rectangle xmark.octagon xmark.octagon.fill xmark.app
        xmark.diamond checkmark.app checkmark.gobackward
        delete.backward delete.backward.fill memories message.badge.waveform lasso.badge.sparkles
        video.badge.waveform.fill arrow.trianglehead.2.counterclockwise.rotate.90 candybarphone circle.grid.hex.fill
        rectangle.righthalf.inset.fill.arrow.right airpods.max airpods.gen3 lock.open.rotation xbox.logo playstation.logo
        beats.headphones shazam.logo vision.pro vision.pro.fill message.badge.filled.fill square.fill.on.circle.fill
        printer.dotmatrix.fill.and.paper.fill macmini macmini.fill apple.intelligence sparkles.rectangle.stack
        sparkles.rectangle.stack.fill macbook.gen2
        01.circle 02.circle.fill 05.square.fill 123.rectangle square.lefthalf.fill square.righthalf.fill
        square.bottomhalf.fill triangle.lefthalf.fill triangle.bottomhalf.filled capsule.lefthalf.filled
        capsule.tophalf.filled oval.righthalf.filled diamond.lefthalf.filled hexagon.lefthalf.filled
        hexagon.tophalf.filled octagon.righthalf.filled pentagon.bottomhalf.filled rectangle.lefthalf.fill
        rectangle.trailinghalf.filled rectangle.portrait.bottomhalf.filled triangle.inset.filled capsule.inset.filled
        oval.inset.filled diamond.inset.filled square.leadingthird.inset.filled square.trailingthird.inset.filled
        square.bottomthird.inset.filled rectangle.topthird.inset.filled rectangle.leftthird.inset.filled
        rectangle.portrait.inset.filled rectangle.portrait.bottomthird.inset.filled circle.grid.cross.left.filled
        circle.grid.cross.left.fill circle.dashed.inset.fill hourglass.bottomhalf.fill arrow.right.arrow.left
        lifepreserver lifepreserver.fill scroll scroll.fill plus.square.dashed flowchart flowchart.fill
        placeholdertext.fill handbag handbag.fill faxmachine faxmachine.fill person.crop.circle.dashed shareplay
        lasso.sparkles location.fill.viewfinder mail smiley square.dotted shield.lefthalf.fill
        square.3.stack.3d.top.fill smiley.fill mail.fill 01.square 09.circle 00.circle
        rectangle.fill.on.rectangle.angled.fill square.topthird.inset.filled
        align.horizontal.center align.horizontal.center.fill align.horizontal.left align.horizontal.left.fill
        align.horizontal.right align.horizontal.right.fill align.vertical.bottom align.vertical.bottom.fill
        align.vertical.center align.vertical.center.fill align.vertical.top align.vertical.top.fill angle
        arrow.backward.to.line arrow.branch arrow.down.left.video arrow.down.left.video.fill arrow.down.to.line.alt
        arrow.forward.to.line arrow.left.and.right.text.vertical arrow.left.to.line.alt arrow.merge
        arrow.right.to.line.alt arrow.up.and.down.text.horizontal arrow.up.right.video arrow.up.right.video.fill
        arrow.up.to.line.alt arrowkeys arrowkeys.fill batteryblock batteryblock.fill bell.and.waveform
        bell.and.waveform.fill blinds.horizontal.closed blinds.horizontal.open bubble.middle.top
        bubble.middle.top.fill camera.metering.center.weighted.average camera.metering.matrix camera.metering.none
        camera.metering.partial camera.metering.unknown checkerboard.rectangle checkerboard.shield
        chevron.backward.to.line chevron.forward.to.line chevron.left.slash.chevron.right
        cursorarrow.motionlines.click dial dial.fill dial.max dial.medium.fill display.and.arrow.down
        distribute.horizontal.center distribute.horizontal.center.fill distribute.vertical.center
        distribute.vertical.center.fill doc.text.fill.viewfinder doc.text.image doc.text.image.fill
        doc.text.viewfinder dock.arrow.down.rectangle dock.arrow.up.rectangle door.garage.closed door.garage.open dpad
        dpad.fill ear.and.waveform ellipses.bubble ellipses.bubble.fill exclamationmark.arrow.circlepath
        exclamationmark.arrow.triangle.2.circlepath fanblades fanblades.fill figure.american.football
        figure.australian.football film.stack film.stack.fill gearshape.arrow.triangle.2.circlepath greetingcard
        greetingcard.fill gym.bag gym.bag.fill hand.point.up.braille hand.point.up.braille.fill hanger heat.waves
        hockey.puck hockey.puck.fill ipad.gen1 ipad.gen1.landscape ipad.gen2 ipad.gen2.landscape iphone.gen1.landscape
        iphone.gen1.radiowaves.left.and.right iphone.gen2.landscape iphone.gen2.radiowaves.left.and.right
        iphone.gen3.landscape iphone.gen3.radiowaves.left.and.right ipod ipod.fill key.viewfinder
        laptopcomputer.and.arrow.down laptopcomputer.and.iphone light.beacon.max light.beacon.max.fill
        light.beacon.min light.beacon.min.fill lightswitch.off lightswitch.off.fill lightswitch.on lightswitch.on.fill
        lock.desktopcomputer lock.display lock.rectangle.on.rectangle lock.rectangle.on.rectangle.fill
        lock.rectangle.stack lock.rectangle.stack.fill lock.square.stack lock.square.stack.fill logo.playstation
        logo.xbox macstudio macstudio.fill macwindow.and.cursorarrow magnet magnet.fill medical.thermometer
        medical.thermometer.fill menubar.arrow.down.rectangle menubar.arrow.up.rectangle moonrise moonrise.fill
        moonset moonset.fill music.house music.house.fill pencil.and.ellipsis.rectangle person.badge.shield.checkmark
        person.badge.shield.checkmark.fill phone.and.waveform phone.and.waveform.fill phone.bubble.left
        phone.bubble.left.fill phone.fill.arrow.down.left phone.fill.arrow.up.right play.display play.display.fill
        play.house play.house.fill play.laptopcomputer questionmark.app.dashed questionmark.square.dashed
        rectangle.and.hand.point.up.left.filled rectangle.connected.to.line.below
        rectangle.filled.and.hand.point.up.left rectangle.inset.bottomleading.filled
        rectangle.inset.bottomtrailing.filled rectangle.inset.topleading.filled rectangle.inset.toptrailing.filled
        rectangle.landscape.rotate rectangle.portrait.leadinghalf.inset.filled
        rectangle.portrait.on.rectangle.portrait.angled rectangle.portrait.on.rectangle.portrait.angled.fill
        rectangle.portrait.rotate rectangle.portrait.trailinghalf.inset.filled shippingbox.and.arrow.backward
        shippingbox.and.arrow.backward.fill simcard.2 simcard.2.fill slider.horizontal.below.square.and.square.filled
        slider.horizontal.below.sun.max sparkles.tv sparkles.tv.fill square.fill.text.grid.1x2 star.square.on.square
        star.square.on.square.fill studentdesk tent.2 tent.2.fill text.badge.star text.justify.leading
        text.justify.right text.justify.trailing text.justifyright text.line.last.and.arrowtriangle.forward
        timeline.selection train.side.rear.car video.and.waveform video.and.waveform.fill video.doorbell
        video.doorbell.fill videoprojector videoprojector.fill wand.and.rays.inverse waveform.and.magnifyingglass
        waveform.and.person.filled australiandollarsign australsign brazilianrealsign cedisign coloncurrencysign
        danishkronesign dongsign florinsign guaranisign hryvniasign kipsign larisign manatsign polishzlotysign
        rupeesign shekelsign tengesign tugriksign dongsign.circle.fill fanblades.slash
        air.purifier air.purifier.fill window.casement window.vertical.open curtains.open blinds.vertical.closed
        blinds.vertical.open roller.shade.closed door.french.closed light.panel light.panel.fill powercord
        powercord.fill airpods.chargingcase airpods.chargingcase.fill airpod.left airpod.right hifireceiver
        hifireceiver.fill mediastick mediastick.fill ipodtouch ipodtouch.fill cloud.rainbow.half shared.with.you
        shared.with.you.fill loupe lines.measurement.vertical character.magnify
        """
}
