import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Sizes, states and pictures of UIKit's controls, stacks and controllers, in UIKit's numbers.
@MainActor
struct UIKitControlTests {
    private struct Shown<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    /// A quarter, and something else after a second.
    private struct ChangedBar: UIViewRepresentable {
        let change: @MainActor (UIProgressView) -> Void
        func makeUIView(context: Context) -> UIProgressView {
            let bar = UIProgressView()
            bar.progress = 0.25
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { change(bar) }
            return bar
        }
        func updateUIView(_ uiView: UIProgressView, context: Context) {}
    }

    private func probe(_ view: UIView) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1) { Shown(view: view) }
        return try SceneProbe(stage.scene(at: 0))
    }

    private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
        final class Sized: UIView {
            var own = CGSize.zero
            override var intrinsicContentSize: CGSize { own }
        }
        let view = Sized()
        view.own = CGSize(width: width, height: height)
        return view
    }

    @Test("Controls have the sizes of UIKit, and none across where they fill what there is")
    func sizes() {
        let open = UIView.noIntrinsicMetric
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let field = UITextField()
        field.borderStyle = .roundedRect
        let table: [(UIView, CGFloat, CGFloat)] = [
            (UISwitch(), 51, 31), (UISlider(), open, 34), (UIProgressView(), open, 4),
            (UIActivityIndicatorView(style: .medium), 20, 20), (UIActivityIndicatorView(style: .large), 37, 37),
            (UIColorWell(), 28, 28), (pages, 100, 26), (field, 14, 34),
        ]
        for (view, width, height) in table {
            #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
        }
        let segments = [["a"], ["a", "a"], ["a", "wide"]].map { UISegmentedControl(items: $0).intrinsicContentSize }
        #expect(segments.allSatisfy { $0.height == 32 } && segments[1].width == 2 * segments[0].width)
        #expect(segments[2].width > segments[1].width + 10)
        // A plain field is as high as a line of its font: 17 points of San Francisco are 20.3 high.
        #expect(UITextField().intrinsicContentSize.height == 21)
    }

    @Test("A control set in an animation goes to its value in 0.25 seconds, or as long as the block around")
    func animatedValues() throws {
        /// How far the bar of a progress view reaches, in points.
        func reach(_ time: Double, _ change: @escaping @MainActor (UIProgressView) -> Void) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) { ChangedBar(change: change) }
            return try SceneProbe(stage.scene(at: time)).fills.last?.rect.width ?? 0
        }
        let ends = try [0.5, 2].map { try reach($0) { $0.setProgress(0.75, animated: true) } }
        #expect(ends == [50, 150])
        let quarter = try reach(1.125) { $0.setProgress(0.75, animated: true) }
        #expect(abs(quarter - 100) < 1e-6)
        let block = try reach(2) { bar in UIView.animate(withDuration: 2) { bar.setProgress(0.75, animated: true) } }
        #expect(abs(block - 100) < 1e-6)
    }

    @Test("What only an action of a plain view changes is shown, and not before it, in any order of frames")
    func silentChanges() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) { ChangedBar { $0.progress = 0.75 } }
        let reaches = try [0.5, 2, 0.5, 3].map { try SceneProbe(stage.scene(at: $0)).fills.last?.rect.width }
        #expect(reaches == [50, 150, 50, 150])
    }

    @Test("A plain view that a task changes is shown as it is then")
    func silentTasks() throws {
        struct Bar: UIViewRepresentable {
            func makeUIView(context: Context) -> UIProgressView {
                let bar = UIProgressView()
                bar.progress = 0.25
                Task {
                    try await Task.sleep(for: .seconds(1))
                    bar.progress = 0.75
                }
                return bar
            }
            func updateUIView(_ uiView: UIProgressView, context: Context) {}
        }
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) { Bar() }
        let reaches = try [2, 0.5].map { try SceneProbe(stage.scene(at: $0)).fills.last?.rect.width }
        #expect(reaches == [150, 50])
    }

    /// Not in an object: sources without any are looked at after each action.
    private static var updates = 0

    @Test("Work that an update of a plain view asks for is no reason for another update, whatever is around the view")
    func silentWork() throws {
        struct Asking: UIViewRepresentable {
            func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
            func updateUIView(_ view: UIProgressView, context: Context) {
                UIKitControlTests.updates += 1
                DispatchQueue.main.async { view.progress = 0.75 }
            }
        }
        struct Page: View {
            @State private var number = 0
            var body: some View {
                Asking().environment(\.openURL, OpenURLAction { _ in number > 9 ? .handled : .discarded })
            }
        }
        Self.updates = 0
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 2) { Page() }
        #expect(try SceneProbe(stage.scene(at: 1)).fills.last?.rect.width == 150)
        #expect(Self.updates == 1)
    }

    @Test("Controls keep what they are set to")
    func values() {
        let toggle = UISwitch()
        toggle.setOn(true, animated: true)
        let slider = UISlider()
        slider.setValue(0.25, animated: true)
        let bar = UIProgressView()
        bar.setProgress(0.75, animated: true)
        #expect(toggle.isOn && slider.value == 0.25 && bar.progress == 0.75)
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.insertSegment(withTitle: "first", at: -4, animated: false)
        segments.insertSegment(withTitle: "last", at: 99, animated: false)
        segments.insertSegment(withTitle: nil, at: 2, animated: false)
        #expect((-1...5).map { segments.titleForSegment(at: $0) } == [nil, "first", "a", "", "b", "last", nil])
        #expect(segments.numberOfSegments == 5 && segments.selectedSegmentIndex == -1)
        let text = UITextView()
        text.insertText("ab")
        text.insertText("c")
        #expect(text.text == "abc" && text.hasText)
        for _ in 0..<5 { text.deleteBackward() }
        #expect(text.text == "" && !text.hasText)
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        let scroll = UIScrollView()
        scroll.setContentOffset(CGPoint(x: 3, y: 4), animated: true)
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.contentOffset == CGPoint(x: 3, y: 4) && scroll.zoomScale == 2)
        #expect(
            UIScrollView.DecelerationRate.normal.rawValue == 0.998
                && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }

    @Test("A control performs the actions of an event in order, each name once, and no others")
    func actions() {
        var done: [String] = []
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in done.append("primary") })
        #expect(button.currentTitle == "Go")
        button.addAction(UIAction { _ in done.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in done.append("both") }, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        #expect(done == ["up", "both"])
        button.sendActions(for: .touchDown)
        button.sendActions(for: .valueChanged)
        button.sendActions(for: .primaryActionTriggered)
        #expect(done == ["up", "both", "both", "primary"])
        done = []
        let name = UIAction.Identifier("mine")
        button.addAction(UIAction(identifier: name) { _ in done.append("old") }, for: [.valueChanged, .touchDown])
        button.addAction(UIAction(identifier: name) { _ in done.append("new") }, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        button.sendActions(for: .touchDown)
        #expect(done == ["new", "both", "old"])
        button.removeAction(identifiedBy: name, for: .allEvents)
        done = []
        button.sendActions(for: .allEvents)
        #expect(done == ["primary", "up", "both"])
    }

    @Test("A button's title and picture are those of its plain state")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(
            button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Off" && button.currentTitle == "Go")
        let width = TextMeasure.size("Go", .systemFont(ofSize: 15), width: nil)
        #expect(button.intrinsicContentSize == CGSize(width: width.width, height: width.height + 12))
        let faint = try? probe(button).texts.first?.run
        button.isEnabled = false
        #expect(faint != nil)
    }

    @Test("A spinner that has stopped is hidden unless it is told to stay, and dots are hidden for a single page")
    func hidden() throws {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(try probe(spinner).fills.isEmpty)
        spinner.startAnimating()
        #expect(try probe(spinner).fills.count == 8 && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(try probe(spinner).fills.isEmpty && !spinner.isAnimating)
        spinner.hidesWhenStopped = false
        #expect(try probe(spinner).fills.count == 8)
        let pages = UIPageControl()
        pages.numberOfPages = 1
        #expect(try probe(pages).fills.count == 1)
        pages.hidesForSinglePage = true
        #expect(try probe(pages).fills.isEmpty)
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.currentPageIndicatorTintColor = .systemRed
        let dots = try probe(pages).fills
        #expect(dots.count == 3 && dots.allSatisfy { $0.rect.width == 7 && $0.rect.height == 7 })
        // 7 points and 9 between them.
        #expect(dots[1].rect.minX - dots[0].rect.minX == 16)
        #expect(dots.map { $0.paint == .color(SystemColor.red.rgba(.light)) } == [false, true, false])
        // Behind them is a capsule where it is asked for.
        pages.backgroundStyle = .prominent
        let fills = try probe(pages).fills
        #expect(fills.count == 4 && fills[0].rect.size == CGSize(width: 63, height: 26))
    }

    @Test("Pages may have pictures in place of dots, and a touch on one half leads to the next in that direction")
    func pageControl() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        pages.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 0)
        let before = try probe(pages).fills.filter { $0.rect.size == CGSize(width: 7, height: 7) }
        #expect(before.count == 2)
        var told: [Int] = []
        pages.addAction(UIAction { _ in told.append(pages.currentPage) }, for: .valueChanged)
        for x: CGFloat in [80, 80, 20] {
            let touch = UITouch(on: pages, in: pages, at: CGPoint(x: x, y: 10))
            pages.touchesBegan([touch], with: nil)
            pages.touchesEnded([touch], with: nil)
        }
        // After the last page there is none.
        #expect(told == [2, 1] && pages.currentPage == 1)
    }

    @Test("A bar is filled to its share, no less than none and no more than all", arguments: [-1, 0.25, 2] as [Float])
    func progress(share: Float) throws {
        let bar = UIProgressView()
        bar.progress = share
        bar.progressTintColor = .systemGreen
        let filled = try probe(bar).fills.filter { $0.paint == .color(SystemColor.green.rgba(.light)) }.map(
            \.rect.width)
        #expect(abs((filled.max() ?? 0) - 200 * Double(min(1, max(0, share)))) < 1e-6)
    }

    @Test("Tracks and thumbs have the colors that are said, or the tint around them")
    func tracks() throws {
        let bar = UIProgressView()
        bar.trackTintColor = .systemRed
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.tintColor = .systemGreen
        let slider = UISlider(frame: outer.frame)
        (slider.maximumTrackTintColor, slider.thumbTintColor) = (.systemOrange, .systemPurple)
        outer.addSubview(slider)
        func has(_ color: SystemColor, in view: UIView) throws -> Bool {
            try probe(view).fills.contains { $0.paint.rgba == color.rgba(.light) }
        }
        #expect(try has(.red, in: bar))
        for color in [SystemColor.green, .orange, .purple] { #expect(try has(color, in: outer)) }
    }

    // MARK: Stacks

    private func places(
        _ axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: UIStackView.Distribution = .fill,
        _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0, of views: [UIView],
        _ change: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
        change(stack)
        stack.layOut(in: CGSize(width: 100, height: 60))
        return views.map(\.frame)
    }

    @Test("A stack shares its length by its distribution and its thickness by its alignment")
    func stacks() {
        func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        let two = { [self.sized(20, 10), self.sized(30, 40)] }
        // The last one takes the rest.
        #expect(places(of: two()) == [rect(0, 0, 20, 60), rect(20, 0, 80, 60)])
        #expect(places(spacing: 6, of: two()) == [rect(0, 0, 20, 60), rect(26, 0, 74, 60)])
        #expect(places(.horizontal, .fillEqually, spacing: 10, of: two()) == [rect(0, 0, 45, 60), rect(55, 0, 45, 60)])
        #expect(places(.horizontal, .equalSpacing, of: two()) == [rect(0, 0, 20, 60), rect(70, 0, 30, 60)])
        #expect(places(.vertical, .equalSpacing, of: two()) == [rect(0, 0, 100, 10), rect(0, 20, 100, 40)])
        #expect(places(.horizontal, .fill, .center, of: two()) == [rect(0, 25, 20, 10), rect(20, 10, 80, 40)])
        #expect(places(.horizontal, .fill, .leading, of: two()) == [rect(0, 0, 20, 10), rect(20, 0, 80, 40)])
        #expect(places(.horizontal, .fill, .trailing, of: two()) == [rect(0, 50, 20, 10), rect(20, 20, 80, 40)])
        #expect(places(.vertical, .fill, .center, of: two()) == [rect(40, 0, 20, 10), rect(35, 10, 30, 50)])
        // A view without a size of its own takes the rest before the last one does.
        let open = [sized(UIView.noIntrinsicMetric, 10), sized(30, 10)]
        #expect(places(of: open) == [rect(0, 0, 70, 60), rect(70, 0, 30, 60)])
    }

    @Test("Hidden views take no room, and a space of its own counts after its view alone")
    func stackDetails() {
        let views = [sized(20, 10), sized(30, 10), sized(10, 10)]
        views[1].isHidden = true
        #expect(places(.horizontal, .equalSpacing, of: views).map(\.minX)[2] == 90)
        let others = [sized(20, 10), sized(30, 10), sized(10, 10)]
        let stack = UIStackView(arrangedSubviews: others)
        stack.spacing = 4
        stack.setCustomSpacing(11, after: others[0])
        stack.layOut(in: CGSize(width: 100, height: 10))
        #expect(others.map(\.frame.minX) == [0, 31, 65] && stack.customSpacing(after: others[1]) == 4)
        #expect(stack.intrinsicContentSize == CGSize(width: 75, height: 10))
        stack.axis = .vertical
        #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 45))
        stack.insertArrangedSubview(sized(UIView.noIntrinsicMetric, 5), at: 0)
        #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 54))
        let first = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(first)
        // It stays a subview until it is taken out.
        #expect(stack.arrangedSubviews == others && first.superview === stack)
    }

    // MARK: Controllers

    @Test("A stack of controllers is pushed and popped, and its root stays")
    func navigation() {
        let controllers = (0..<4).map { _ in UIViewController() }
        let stack = UINavigationController(rootViewController: controllers[0])
        for controller in controllers.dropFirst() { stack.pushViewController(controller, animated: true) }
        #expect(stack.topViewController === controllers[3] && controllers[2].navigationController === stack)
        #expect(
            stack.popViewController(animated: true) === controllers[3] && controllers[3].navigationController == nil)
        #expect(stack.popToViewController(controllers[3], animated: false) == nil)
        #expect(stack.popToViewController(controllers[1], animated: false) == [controllers[2]])
        stack.pushViewController(controllers[2], animated: false)
        #expect(stack.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
        #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [controllers[0]])
        stack.setViewControllers([controllers[1], controllers[3]], animated: false)
        #expect(stack.children == [controllers[1], controllers[3]] && controllers[0].parent == nil)
        stack.setNavigationBarHidden(true, animated: false)
        #expect(stack.isNavigationBarHidden)
    }

    private func colored(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
    }

    private struct Hosted<C: UIViewController>: UIViewControllerRepresentable {
        let controller: C
        func makeUIViewController(context: Context) -> C { controller }
        func updateUIViewController(_ uiViewController: C, context: Context) {}
    }

    /// Which of the two colors of pages are seen; bars have others.
    private func fills(_ controller: UIViewController) throws -> [Paint] {
        let stage = Stage(size: CGSize(width: 50, height: 100), duration: 1) { Hosted(controller: controller) }
        let paints = try SceneProbe(stage.scene(at: 0)).fills.map(\.paint)
        return [SystemColor.red, .green].map { Paint.color($0.rgba(.light)) }.filter(paints.contains)
    }

    @Test("Controllers that hold others show the one on top, the one that is selected, or the present page")
    func containers() throws {
        let (red, green) = (Paint.color(SystemColor.red.rgba(.light)), Paint.color(SystemColor.green.rgba(.light)))
        let stack = UINavigationController(rootViewController: colored(.systemRed))
        #expect(try fills(stack) == [red])
        stack.pushViewController(colored(.systemGreen), animated: false)
        #expect(try fills(stack) == [green])
        let tabs = UITabBarController()
        #expect(tabs.selectedViewController == nil)
        tabs.setViewControllers([colored(.systemRed), colored(.systemGreen)], animated: false)
        #expect(try fills(tabs) == [red])
        tabs.selectedIndex = 1
        #expect(try fills(tabs) == [green] && tabs.selectedViewController === tabs.viewControllers?[1])
        tabs.selectedIndex = 7
        #expect(tabs.selectedViewController == nil)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var isDone = false
        pages.setViewControllers([colored(.systemRed)], direction: .forward, animated: false) { isDone = $0 }
        #expect(try fills(pages) == [red] && isDone)
        pages.setViewControllers([colored(.systemGreen)], direction: .forward, animated: false)
        #expect(try fills(pages) == [green])
    }

    // MARK: Layers' animations and objects

    @Test("Timing functions have the control points of Core Animation, and a transaction tells when it is committed")
    func layers() {
        let table: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, points) in table {
            let found = CAMediaTimingFunction(name: name).points
            #expect([found.0, found.1, found.2, found.3] == points)
        }
        var done: [Int] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append(1) }
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append(2) }
        CATransaction.commit()
        #expect(done == [2])
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.setCompletionBlock { done.append(3) }
        #expect(done == [2, 1, 3])
    }

    @Test("An object keeps what it is given by a key, until it is given nothing")
    func associated() {
        let (owner, other) = (NSObject(), NSObject())
        let (first, second) = (UnsafeRawPointer(bitPattern: 1)!, UnsafeRawPointer(bitPattern: 2)!)
        objc_setAssociatedObject(owner, first, "a", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, first) as? String == "a")
        #expect(objc_getAssociatedObject(owner, second) == nil && objc_getAssociatedObject(other, first) == nil)
        objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, first) == nil)
    }

    @Test("An observer hears the first value where it asks for it")
    func observation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        var heard: [CGFloat?] = []
        _ = view.observe(\.frame, options: [.initial, .new]) { heard.append($1.newValue?.width) }
        _ = view.observe(\.frame, options: [.initial]) { heard.append($1.newValue?.width) }
        _ = view.observe(\.frame, options: [.new]) { heard.append($1.newValue?.width) }
        #expect(heard == [7, nil])
    }

    @Test("Places in tables, makers of C and boxed rectangles hand out what they were made of")
    func makers() {
        let path = IndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.section == 2 && path.item == 3 && path == IndexPath(item: 3, section: 2))
        #expect(IndexPath().row == 0 && IndexPath().section == 0 && IndexPath(index: 4).section == 4)
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(NSValue(cgRect: CGRectMake(1, 2, 3, 4)).cgRectValue == CGRectMake(1, 2, 3, 4))
        #expect(NSValue(cgPoint: CGPointMake(1, 2)).cgPointValue == CGPointMake(1, 2))
        #expect(NSValue(cgSize: CGSizeMake(1, 2)).cgSizeValue == CGSizeMake(1, 2))
        #expect(
            NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC && USEC_PER_SEC == 1_000_000)
        #expect(UIWindow.Level.normal.rawValue == 0 && (UIWindow.Level.alert + 1).rawValue == 2001)
        #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
        #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4)
    }

    @Test("A fixed color of Core Graphics is the same color everywhere")
    func cgColors() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.alpha == 0.5 && color.numberOfComponents == 4)
        #expect(CGColor(gray: 0.3, alpha: 1).components == [0.3, 0.3, 0.3, 1] && CGColor.clear.alpha == 0)
        #expect(color.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
        #expect(Color(cgColor: color).cgColor == color && UIColor(cgColor: color).cgColor == color)
        // One that depends on light and dark has no fixed color.
        #expect(Color.primary.cgColor == nil && UIColor.label.cgColor == .black)
    }

    @Test("Devices lie, stand, or are flat")
    func orientations() {
        let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
        #expect(all.map(\.isPortrait) == [false, true, true, false, false, false, false])
        #expect(all.map(\.isLandscape) == [false, false, false, true, true, false, false])
        #expect(all.map(\.isFlat) == [false, false, false, false, false, true, true])
        #expect(all.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false])
    }

    @Test("A configured button has room for its words and picture, and a ground of its color")
    func configuredButton() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.subtitle = "now"
        configuration.baseBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 6)
        let button = UIButton(configuration: configuration)
        let title = TextMeasure.size("Go", .preferredFont(forTextStyle: .body), width: nil)
        let subtitle = TextMeasure.size("now", .preferredFont(forTextStyle: .caption1), width: nil)
        let size = CGSize(
            width: max(title.width, subtitle.width) + 11, height: title.height + 1 + subtitle.height + 7)
        #expect(button.intrinsicContentSize == size)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            button.setContentHuggingPriority(.required, for: axis)
        }
        let shown = try probe(button)
        let ground = try #require(shown.fills.first { $0.paint == .color(RGBA(red: 0, green: 0, blue: 1)) })
        #expect(abs(ground.rect.width - size.width) < 1e-6 && abs(ground.rect.height - size.height) < 1e-6)
        #expect(shown.texts.count == 2)
    }

    @Test("A button's handler sets its configuration before it is drawn; its action's title fills in for one")
    func configurationHandler() throws {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "A") { _ in })
        #expect(try probe(button).texts.count == 1)
        button.configurationUpdateHandler = { $0.configuration?.subtitle = "B" }
        #expect(try probe(button).texts.count == 2)
    }

    @Test("A table's snapshot gives its rows, section by section")
    func diffableTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tag = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        source.apply(snapshot)
        #expect(source.numberOfSections(in: table) == 2)
        #expect((0..<2).map { source.tableView(table, numberOfRowsInSection: $0) } == [2, 1])
        #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
        #expect(source.tableView(table, cellForRowAt: IndexPath(item: 1, section: 0)).tag == 2)
    }
}
