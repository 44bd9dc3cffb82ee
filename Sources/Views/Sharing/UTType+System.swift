// The types that the system declares, as Apple's list of them says: endings of files and names on the network, the usual one first, and what each is
// a kind of.

extension UTType {
    public static let item = UTType("public.item", [], [])
    public static let content = UTType("public.content", [], [])
    public static let compositeContent = UTType("public.composite-content", [], [])
    public static let diskImage = UTType("public.disk-image", [], [])
    public static let data = UTType("public.data", [], [])
    public static let directory = UTType("public.directory", [], [])
    public static let resolvable = UTType("com.apple.resolvable", [], [])
    public static let symbolicLink = UTType("public.symlink", [], [])
    public static let executable = UTType("public.executable", [], [])
    public static let mountPoint = UTType("com.apple.mount-point", [], [])
    public static let aliasFile = UTType("com.apple.alias-file", [], [])
    public static let urlBookmarkData = UTType("com.apple.bookmark", [], [])
    public static let url = UTType("public.url", [], [])
    public static let fileURL = UTType("public.file-url", [], [])
    public static let text = UTType("public.text", [], [])
    public static let plainText = UTType("public.plain-text", ["txt", "text"], ["text/plain"])
    public static let utf8PlainText = UTType("public.utf8-plain-text", [], [])
    public static let utf16ExternalPlainText = UTType("public.utf16-external-plain-text", [], [])
    public static let utf16PlainText = UTType("public.utf16-plain-text", [], [])
    public static let delimitedText = UTType("public.delimited-values-text", [], [])
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", ["csv"], ["text/csv"])
    public static let tabSeparatedText = UTType(
        "public.tab-separated-values-text", ["tsv"], ["text/tab-separated-values"])
    public static let utf8TabSeparatedText = UTType("public.utf8-tab-separated-values-text", [], [])
    public static let rtf = UTType("public.rtf", ["rtf"], ["text/rtf", "application/rtf"])
    public static let html = UTType("public.html", ["html", "htm"], ["text/html"])
    public static let xml = UTType("public.xml", ["xml"], ["application/xml", "text/xml"])
    public static let yaml = UTType("public.yaml", ["yaml", "yml"], ["application/x-yaml"])
    public static let css = UTType("public.css", ["css"], ["text/css"])
    public static let sourceCode = UTType("public.source-code", [], [])
    public static let assemblyLanguageSource = UTType("public.assembly-source", ["s"], [])
    public static let cSource = UTType("public.c-source", ["c"], [])
    public static let objectiveCSource = UTType("public.objective-c-source", ["m"], [])
    public static let swiftSource = UTType("public.swift-source", ["swift"], [])
    public static let cPlusPlusSource = UTType("public.c-plus-plus-source", ["cp", "cpp", "c++", "cc", "cxx"], [])
    public static let objectiveCPlusPlusSource = UTType("public.objective-c-plus-plus-source", ["mm"], [])
    public static let cHeader = UTType("public.c-header", ["h"], [])
    public static let cPlusPlusHeader = UTType("public.c-plus-plus-header", ["hpp", "h++", "hxx"], [])
    public static let script = UTType("public.script", [], [])
    public static let appleScript = UTType("com.apple.applescript.text", ["applescript"], [])
    public static let osaScript = UTType("com.apple.applescript.script", ["scpt"], [])
    public static let osaScriptBundle = UTType("com.apple.applescript.script-bundle", ["scptd"], [])
    public static let javaScript = UTType(
        "com.netscape.javascript-source", ["js", "mjs", "javascript"], ["text/javascript", "application/javascript"])
    public static let shellScript = UTType("public.shell-script", ["sh", "command"], [])
    public static let perlScript = UTType("public.perl-script", ["pl"], [])
    public static let pythonScript = UTType("public.python-script", ["py"], ["text/x-python-script"])
    public static let rubyScript = UTType("public.ruby-script", ["rb"], [])
    public static let phpScript = UTType("public.php-script", ["php"], ["text/php"])
    public static let makefile = UTType("public.make-source", ["mk"], [])
    public static let json = UTType("public.json", ["json"], ["application/json"])
    public static let propertyList = UTType("com.apple.property-list", ["plist"], [])
    public static let xmlPropertyList = UTType("com.apple.xml-property-list", [], [])
    public static let binaryPropertyList = UTType("com.apple.binary-property-list", [], [])
    public static let pdf = UTType("com.adobe.pdf", ["pdf"], ["application/pdf"])
    public static let rtfd = UTType("com.apple.rtfd", ["rtfd"], [])
    public static let flatRTFD = UTType("com.apple.flat-rtfd", [], [])
    public static let webArchive = UTType("com.apple.webarchive", ["webarchive"], ["application/x-webarchive"])
    public static let image = UTType("public.image", [], [])
    public static let jpeg = UTType("public.jpeg", ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"])
    public static let tiff = UTType("public.tiff", ["tiff", "tif"], ["image/tiff"])
    public static let gif = UTType("com.compuserve.gif", ["gif"], ["image/gif"])
    public static let png = UTType("public.png", ["png"], ["image/png"])
    public static let icns = UTType("com.apple.icns", ["icns"], ["image/x-icns"])
    public static let bmp = UTType("com.microsoft.bmp", ["bmp", "dib"], ["image/bmp"])
    public static let ico = UTType("com.microsoft.ico", ["ico"], ["image/vnd.microsoft.icon"])
    public static let rawImage = UTType("public.camera-raw-image", [], [])
    public static let svg = UTType("public.svg-image", ["svg", "svgz"], ["image/svg+xml"])
    public static let livePhoto = UTType("com.apple.live-photo", [], [])
    public static let heif = UTType("public.heif", ["heif"], ["image/heif"])
    public static let heic = UTType("public.heic", ["heic"], ["image/heic"])
    public static let heics = UTType("public.heics", ["heics"], ["image/heic-sequence"])
    public static let jpegxl = UTType("public.jpeg-xl", ["jxl"], ["image/jxl"])
    public static let exr = UTType("com.ilm.openexr-image", ["exr"], ["image/x-exr"])
    public static let dng = UTType("com.adobe.raw-image", ["dng"], ["image/x-adobe-dng"])
    public static let webP = UTType("org.webmproject.webp", ["webp"], ["image/webp"])
    public static let threeDContent = UTType("public.3d-content", [], [])
    public static let usd = UTType("com.pixar.universal-scene-description", ["usd", "usda", "usdc"], [])
    public static let usdz = UTType("com.pixar.universal-scene-description-mobile", ["usdz"], ["model/vnd.usdz+zip"])
    public static let realityFile = UTType("com.apple.reality", ["reality"], [])
    public static let sceneKitScene = UTType("com.apple.scenekit.scene", ["scn"], [])
    public static let arReferenceObject = UTType("com.apple.arobject", ["arobject"], [])
    public static let audiovisualContent = UTType("public.audiovisual-content", [], [])
    public static let movie = UTType("public.movie", [], [])
    public static let video = UTType("public.video", [], [])
    public static let audio = UTType("public.audio", [], [])
    public static let quickTimeMovie = UTType("com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"])
    public static let mpeg = UTType("public.mpeg", ["mpg", "mpeg", "mpe"], ["video/mpeg"])
    public static let mpeg2Video = UTType("public.mpeg-2-video", ["m2v"], [])
    public static let mpeg2TransportStream = UTType("public.mpeg-2-transport-stream", ["ts"], [])
    public static let mp3 = UTType("public.mp3", ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"])
    public static let mpeg4Movie = UTType("public.mpeg-4", ["mp4", "mpg4"], ["video/mp4"])
    public static let mpeg4Audio = UTType("public.mpeg-4-audio", ["m4a", "mp4"], ["audio/mp4", "audio/x-m4a"])
    public static let appleProtectedMPEG4Audio = UTType("com.apple.protected-mpeg-4-audio", ["m4p"], ["audio/x-m4p"])
    public static let appleProtectedMPEG4Video = UTType("com.apple.protected-mpeg-4-video", ["m4v"], ["video/x-m4v"])
    public static let avi = UTType("public.avi", ["avi"], ["video/avi"])
    public static let aiff = UTType("public.aiff-audio", ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"])
    public static let wav = UTType(
        "com.microsoft.waveform-audio", ["wav", "wave"], ["audio/wav", "audio/x-wav", "audio/vnd.wave"])
    public static let midi = UTType("public.midi-audio", ["mid", "midi"], ["audio/midi"])
    public static let playlist = UTType("public.playlist", [], [])
    public static let m3uPlaylist = UTType("public.m3u-playlist", ["m3u"], ["audio/mpegurl"])
    public static let folder = UTType("public.folder", [], [])
    public static let volume = UTType("public.volume", [], [])
    public static let package = UTType("com.apple.package", [], [])
    public static let bundle = UTType("com.apple.bundle", ["bundle"], [])
    public static let pluginBundle = UTType("com.apple.plugin", ["plugin"], [])
    public static let spotlightImporter = UTType("com.apple.metadata-importer", ["mdimporter"], [])
    public static let quickLookGenerator = UTType("com.apple.quicklook-generator", ["qlgenerator"], [])
    public static let xpcService = UTType("com.apple.xpc-service", ["xpc"], [])
    public static let framework = UTType("com.apple.framework", ["framework"], [])
    public static let application = UTType("com.apple.application", [], [])
    public static let applicationBundle = UTType("com.apple.application-bundle", ["app"], [])
    public static let applicationExtension = UTType("com.apple.application-and-system-extension", ["appex"], [])
    public static let unixExecutable = UTType("public.unix-executable", [], [])
    public static let exe = UTType("com.microsoft.windows-executable", ["exe"], ["application/x-msdownload"])
    public static let systemPreferencesPane = UTType("com.apple.systempreference.prefpane", ["prefPane"], [])
    public static let archive = UTType("public.archive", [], [])
    public static let gzip = UTType("org.gnu.gnu-zip-archive", ["gz"], ["application/gzip", "application/x-gzip"])
    public static let bz2 = UTType("public.bzip2-archive", ["bz2"], ["application/x-bzip2"])
    public static let zip = UTType("public.zip-archive", ["zip"], ["application/zip"])
    public static let appleArchive = UTType("com.apple.archive", ["aar"], [])
    public static let tarArchive = UTType("public.tar-archive", ["tar"], ["application/x-tar"])
    public static let spreadsheet = UTType("public.spreadsheet", [], [])
    public static let presentation = UTType("public.presentation", [], [])
    public static let database = UTType("public.database", [], [])
    public static let message = UTType("public.message", [], [])
    public static let contact = UTType("public.contact", [], [])
    public static let vCard = UTType("public.vcard", ["vcf", "vcard"], ["text/vcard", "text/x-vcard"])
    public static let toDoItem = UTType("public.to-do-item", [], [])
    public static let calendarEvent = UTType("public.calendar-event", [], [])
    public static let emailMessage = UTType("public.email-message", [], [])
    public static let internetLocation = UTType("com.apple.internet-location", [], [])
    public static let internetShortcut = UTType("com.microsoft.internet-shortcut", ["url"], [])
    public static let font = UTType("public.font", [], [])
    public static let bookmark = UTType("public.bookmark", [], [])
    public static let pkcs12 = UTType("com.rsa.pkcs-12", ["p12", "pfx"], ["application/x-pkcs12"])
    public static let x509Certificate = UTType(
        "public.x509-certificate", ["cer", "crt", "der"], ["application/x-x509-ca-cert"])
    public static let epub = UTType("org.idpf.epub-container", ["epub"], ["application/epub+zip"])
    public static let log = UTType("com.apple.log", ["log"], [])
    public static let ahap = UTType("com.apple.haptics.ahap", ["ahap"], [])
    public static let geoJSON = UTType("public.geojson", ["geojson"], ["application/geo+json"])
    public static let linkPresentationMetadata = UTType("com.apple.linkpresentation.metadata", [], [])

    /// What each type is a kind of.
    static let parents: [UTType: [UTType]] = [
        compositeContent: [content],
        diskImage: [data, archive],
        data: [item],
        directory: [item],
        resolvable: [item],
        symbolicLink: [resolvable],
        executable: [item],
        mountPoint: [resolvable, directory],
        aliasFile: [data, resolvable],
        urlBookmarkData: [data, resolvable],
        url: [data],
        fileURL: [url],
        text: [data, content],
        plainText: [text],
        utf8PlainText: [plainText],
        utf16ExternalPlainText: [plainText],
        utf16PlainText: [plainText],
        delimitedText: [text],
        commaSeparatedText: [delimitedText],
        tabSeparatedText: [delimitedText],
        utf8TabSeparatedText: [tabSeparatedText, utf8PlainText],
        rtf: [text],
        html: [text],
        xml: [text],
        yaml: [text],
        css: [text],
        sourceCode: [plainText],
        assemblyLanguageSource: [sourceCode],
        cSource: [sourceCode],
        objectiveCSource: [sourceCode],
        swiftSource: [sourceCode],
        cPlusPlusSource: [sourceCode],
        objectiveCPlusPlusSource: [sourceCode],
        cHeader: [sourceCode],
        cPlusPlusHeader: [sourceCode],
        script: [sourceCode],
        appleScript: [script],
        osaScript: [data, script],
        osaScriptBundle: [bundle, package, script],
        javaScript: [script],
        shellScript: [script],
        perlScript: [shellScript],
        pythonScript: [shellScript],
        rubyScript: [shellScript],
        phpScript: [shellScript],
        makefile: [script],
        json: [text],
        propertyList: [data],
        xmlPropertyList: [propertyList, xml],
        binaryPropertyList: [propertyList],
        pdf: [data, compositeContent],
        rtfd: [package, compositeContent],
        flatRTFD: [data, compositeContent],
        webArchive: [data, compositeContent],
        image: [data, content],
        jpeg: [image],
        tiff: [image],
        gif: [image],
        png: [image],
        icns: [image],
        bmp: [image],
        ico: [image],
        rawImage: [image],
        svg: [image, xml],
        heif: [image],
        heic: [heif],
        heics: [image],
        jpegxl: [image],
        exr: [image],
        dng: [rawImage],
        webP: [image],
        threeDContent: [content],
        usd: [threeDContent, data],
        usdz: [usd],
        realityFile: [data],
        sceneKitScene: [threeDContent],
        arReferenceObject: [data],
        audiovisualContent: [data, content],
        movie: [audiovisualContent],
        video: [movie],
        audio: [audiovisualContent],
        quickTimeMovie: [movie],
        mpeg: [movie],
        mpeg2Video: [video],
        mpeg2TransportStream: [movie],
        mp3: [audio],
        mpeg4Movie: [movie],
        mpeg4Audio: [audio],
        appleProtectedMPEG4Audio: [audio],
        appleProtectedMPEG4Video: [video],
        avi: [movie],
        aiff: [audio],
        wav: [audio],
        midi: [audio],
        playlist: [item],
        m3uPlaylist: [text, playlist],
        folder: [directory],
        volume: [folder],
        package: [directory],
        bundle: [package],
        pluginBundle: [bundle],
        spotlightImporter: [pluginBundle],
        quickLookGenerator: [pluginBundle],
        xpcService: [bundle],
        framework: [bundle],
        application: [executable],
        applicationBundle: [application, bundle],
        applicationExtension: [xpcService],
        unixExecutable: [executable],
        exe: [executable],
        systemPreferencesPane: [bundle],
        archive: [data],
        gzip: [archive],
        bz2: [archive],
        zip: [archive],
        appleArchive: [archive],
        tarArchive: [archive],
        spreadsheet: [content],
        presentation: [compositeContent],
        vCard: [text, contact],
        emailMessage: [message],
        internetLocation: [data],
        internetShortcut: [internetLocation],
        font: [data],
        pkcs12: [data],
        x509Certificate: [data],
        epub: [data, compositeContent],
        log: [plainText],
        ahap: [content],
        geoJSON: [json],
        linkPresentationMetadata: [data],
    ]

    static let system: [UTType] = [
        item, content, compositeContent, diskImage, data, directory, resolvable, symbolicLink, executable, mountPoint,
        aliasFile, urlBookmarkData, url, fileURL, text, plainText, utf8PlainText, utf16ExternalPlainText,
        utf16PlainText, delimitedText, commaSeparatedText, tabSeparatedText, utf8TabSeparatedText, rtf, html, xml, yaml,
        css, sourceCode, assemblyLanguageSource, cSource, objectiveCSource, swiftSource, cPlusPlusSource,
        objectiveCPlusPlusSource, cHeader, cPlusPlusHeader, script, appleScript, osaScript, osaScriptBundle, javaScript,
        shellScript, perlScript, pythonScript, rubyScript, phpScript, makefile, json, propertyList, xmlPropertyList,
        binaryPropertyList, pdf, rtfd, flatRTFD, webArchive, image, jpeg, tiff, gif, png, icns, bmp, ico, rawImage, svg,
        livePhoto, heif, heic, heics, jpegxl, exr, dng, webP, threeDContent, usd, usdz, realityFile, sceneKitScene,
        arReferenceObject, audiovisualContent, movie, video, audio, quickTimeMovie, mpeg, mpeg2Video,
        mpeg2TransportStream, mp3, mpeg4Movie, mpeg4Audio, appleProtectedMPEG4Audio, appleProtectedMPEG4Video, avi,
        aiff, wav, midi, playlist, m3uPlaylist, folder, volume, package, bundle, pluginBundle, spotlightImporter,
        quickLookGenerator, xpcService, framework, application, applicationBundle, applicationExtension, unixExecutable,
        exe, systemPreferencesPane, archive, gzip, bz2, zip, appleArchive, tarArchive, spreadsheet, presentation,
        database, message, contact, vCard, toDoItem, calendarEvent, emailMessage, internetLocation, internetShortcut,
        font, bookmark, pkcs12, x509Certificate, epub, log, ahap, geoJSON, linkPresentationMetadata,
    ]
}
