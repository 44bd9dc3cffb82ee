// Names of Combine, Core Text, Image I/O and Core Graphics, each used once as sources use it: that they compile is the test
// (scripts/check-command). Nothing of it is drawn.
import Combine
import CoreText
import ImageIO
import SwiftUI

final class NamedPublishers {
    typealias Numbers = PassthroughSubject<Int, Never>
    let numbers = Numbers()
    lazy var running: Publishers.Scan<Numbers, Int> = numbers.scan(0, +)
    lazy var chosen: Publishers.Filter<Publishers.Map<Numbers, Int>> = numbers.map { $0 + 1 }.filter { $0 > 2 }
    lazy var calm: Publishers.Debounce<Publishers.RemoveDuplicates<Numbers>, RunLoop> = numbers.removeDuplicates()
        .debounce(for: .seconds(1), scheduler: RunLoop.main)
    lazy var rare: Publishers.Throttle<Numbers, DispatchQueue> = numbers.throttle(
        for: 1, scheduler: DispatchQueue.main, latest: true)
    lazy var late: Publishers.Delay<Numbers, DispatchQueue> = numbers.delay(for: 1, scheduler: DispatchQueue.main)
    lazy var safe: Publishers.ReplaceError<Publishers.TryMap<Numbers, Int>> = numbers.tryMap { $0 }.replaceError(
        with: 0)
    lazy var other: Publishers.Catch<Publishers.TryMap<Numbers, Int>, Just<Int>> = numbers.tryMap { $0 }.catch { _ in
        Just(1)
    }
    lazy var nested: Publishers.FlatMap<Just<Int>, Numbers> = numbers.flatMap { Just($0) }
    lazy var joined: Publishers.Merge<Numbers, Numbers> = numbers.merge(with: numbers.self)
    lazy var grouped: Publishers.CollectByCount<Numbers> = numbers.collect(3)
    lazy var watched: Publishers.HandleEvents<Numbers> = numbers.handleEvents(receiveOutput: { _ in })
    lazy var most: Publishers.Comparison<Numbers> = numbers.max()
    lazy var start: Publishers.PrefixWhile<Publishers.Drop<Numbers>> = numbers.dropFirst().prefix { $0 > 1 }
    lazy var both: AnyPublisher<(Int, Int), Never> = numbers.zip(numbers).eraseToAnyPublisher()
    lazy var here: Publishers.ReceiveOn<Numbers, DispatchQueue> = numbers.receive(on: DispatchQueue.main)
    let ticks: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
    let one: Optional<Int>.Publisher = Optional(1).publisher

    func requests(_ url: URL) -> AnyPublisher<Int, any Error> {
        Just(url).flatMap { URLSession.shared.dataTaskPublisher(for: $0) }
            .map(\.data).decode(type: Int.self, decoder: JSONDecoder()).eraseToAnyPublisher()
    }
}

@MainActor func named() {
    let union = CGRectUnion(CGRectMake(0, 0, 1, 1), CGRectInset(.zero, 1, 1))
    _ = (CGRectGetMidX(union), CGRectIntersection(union, union), CGRectContainsPoint(union, .zero), CGVectorMake(1, 2))
    if let source = CGImageSourceCreateWithData(Data() as CFData, nil) {
        let options: [CFString: Any] = [
            kCGImageSourceThumbnailMaxPixelSize: 100, kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        _ = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    }
    if let url = Bundle.main.url(forResource: "Face", withExtension: "ttf"),
        let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider)
    {
        CTFontManagerRegisterGraphicsFont(font, nil)
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    let font = CTFontCreateWithName("Inter" as CFString, 20, nil)
    let text = NSAttributedString(
        string: "word", attributes: [.font: font, .paragraphStyle: NSMutableParagraphStyle()])
    for case let run as CTRun in CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) {
        for index in 0..<CTRunGetGlyphCount(run) {
            var (glyph, place) = (CGGlyph(), CGPoint.zero)
            CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
            CTRunGetPositions(run, CFRangeMake(index, 1), &place)
            _ = CTFontCreatePathForGlyph(font, glyph, nil).map { Path($0) }
        }
    }
    _ = text.boundingRect(with: CGSize(width: 100, height: 100), options: [.usesLineFragmentOrigin], context: nil)
}

@MainActor func signs(of file: CGFont, in context: CGContext) {
    _ = (file.numberOfGlyphs, file.unitsPerEm, file.name(for: 3) as? String)
    let font = CTFontCreateWithGraphicsFont(file, 20, nil, nil)
    var (sign, place) = (file.getGlyphWithGlyphName(name: "x" as CFString), CGPointZero)
    let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &sign, nil, 1)
    guard box != CGRectZero, box.size != CGSizeZero, CTFontGetUnitsPerEm(font) > 0 else {
        return NSException(name: .internalInconsistencyException, reason: "empty").raise()
    }
    CTFontDrawGlyphs(font, &sign, &place, 1, context)
    let cell = CAEmitterCell()
    cell.magnificationFilter = CALayerContentsFilter.trilinear.rawValue
}

final class Listener: NSObject {
    private var text = AttributedString("text")

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(heard(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        text.uiKit.font = .systemFont(ofSize: 12)
        text.foregroundColor = .red
    }
    @objc private func heard(_ notification: Notification) {}
    func wait() async {
        for await note in NotificationCenter.default.notifications(named: .init("name")) { _ = note.userInfo }
    }
}

struct Tappable: UIViewRepresentable {
    final class Coordinator: NSObject {
        @objc func tapped(_ tap: UITapGestureRecognizer) { _ = tap.location(in: tap.view) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(
            UITapGestureRecognizer(
                target: context.coordinator, action: #selector(context.coordinator.tapped(_:))))
        return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct NewestNames: View {
    @State private var text = AttributedString("text")
    @Environment(\.fontResolutionContext) private var fonts
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text("a\nb").lineHeight(.loose)
            Text("a\nb").lineHeight(.multiple(factor: 1.5)).lineLimit(2...)
            HelpLink(destination: URL(string: "https://example.com")!)
            Button("Link") {}.buttonStyle(.link)
            Color.red.exposureAdjust(1).frame(width: 10, height: 10)
            TextEditor(text: $text).attributedTextFormattingDefinition(\.swiftUI)
        }
        .toolbar(id: "bar") {
            ToolbarItem(id: "item", placement: .secondaryAction, showsByDefault: false) { Text("item") }
        }
        .contentMargins(.horizontal, EdgeInsets(), for: .scrollContent)
        .renameAction($isFocused)
        .gesture(TapGesture().modifiers(.shift))
        .windowDismissBehavior(.disabled)
        .onAppear { _ = (text.font ?? .default).resolve(in: fonts).isBold }
    }
}
