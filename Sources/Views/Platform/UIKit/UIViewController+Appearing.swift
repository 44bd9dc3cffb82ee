import KinoraStage

// What a controller is told as its view comes and goes. Who shows it with an animation begins its way here and ends it; whatever is shown
// at once begins and ends as it is drawn.

/// How far a controller's view is on its way to be seen, or away.
struct ControllerAppearance {
    /// Why it comes or goes.
    enum Reason { case presented, dismissed, toParent, fromParent }

    /// Whether it was told that its view will be seen, that it is being seen, and that it is there.
    var (hasBegun, isAppearing, hasAppeared) = (false, false, false)
    /// Whether the way that it is on is animated; nil where it is on none. Its end is said by who began it.
    var way: Bool?
    var reason: Reason?
    /// Whether it has gone since it was seen.
    var hasGone = false
    /// Whether another controller is presented over all of it, so that it is not seen.
    var isCovered = false
    /// What goes along with its way.
    var coordinator: TransitionCoordinator?
}

extension UIViewController {
    // MARK: Coming

    /// Loads the view and says that it will be seen, once. Bars around it read afterwards what it wants them to show.
    @discardableResult
    func beginAppearing() -> UIView {
        let view = loadedView()
        if !appearance.hasBegun, !appearance.isCovered {
            (appearance.hasBegun, appearance.hasGone) = (true, false)
            // What is in a controller comes with it.
            if appearance.way == nil { appearance.way = parent?.appearance.way }
            viewWillAppear(appearance.way ?? false)
        }
        return view
    }

    /// A `loadView` of the source's own may set none.
    func loadedView() -> UIView {
        let view: UIView = self.view ?? UIView()
        if self.view == nil { self.view = view }
        return view
    }

    /// The view, with everything called that UIKit calls before it is seen.
    ///
    /// - Parameter isSilent: whether the controller is told nothing, as it is not the one that is seen.
    func appear(in size: CGSize, isSilent: Bool = false) -> UIView {
        guard !isSilent, !appearance.isCovered else {
            let view = loadedView()
            view.place.size = size
            view.layOut(in: size)
            return view
        }
        let view = beginAppearing()
        view.place.size = size
        prepareToAppear()
        viewWillLayoutSubviews()
        view.layOut(in: size)
        viewDidLayoutSubviews()
        if appearance.way == nil { finishAppearing() }
        return view
    }

    /// Also of the children whose views are in its own.
    func prepareToAppear() {
        if !appearance.isAppearing {
            appearance.isAppearing = true
            viewIsAppearing(appearance.way ?? false)
        }
        updateUnavailableIfNeeded()
        for child in childrenInView {
            child.beginAppearing()
            child.prepareToAppear()
        }
    }

    /// Says that it is there, after those in it.
    private func finishAppearing() {
        for child in childrenInView where child.appearance.hasBegun && child.appearance.way == nil {
            child.finishAppearing()
        }
        sayAppeared(animated: false)
    }

    private func sayAppeared(animated: Bool) {
        guard !appearance.hasAppeared else { return }
        appearance.hasAppeared = true
        viewDidAppear(animated)
    }

    private var childrenInView: [UIViewController] {
        guard !children.isEmpty, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Its way has come to its end: it is there, and what is in it.
    func endAppearing() {
        let animated = appearance.way ?? false
        (appearance.way, appearance.reason) = (nil, nil)
        guard appearance.hasBegun, !appearance.isCovered else { return }
        for child in children where child.appearance.way != nil { child.endAppearing() }
        sayAppeared(animated: animated)
    }

    // MARK: Going

    /// Says that the view is seen no longer.
    func disappear() {
        beginDisappearing(animated: false)
        endDisappearing(animated: false)
    }

    /// Says that it is about to go.
    func beginDisappearing(animated: Bool) {
        guard appearance.hasBegun else { return }
        viewWillDisappear(animated)
        for child in children { child.beginDisappearing(animated: animated) }
    }

    /// Says that it is gone.
    func endDisappearing(animated: Bool) {
        appearance.way = nil
        defer { appearance.reason = nil }
        guard appearance.hasBegun else { return }
        (appearance.hasBegun, appearance.isAppearing, appearance.hasAppeared) = (false, false, false)
        appearance.hasGone = true
        for child in children { child.endDisappearing(animated: animated) }
        viewDidDisappear(animated)
    }

    // MARK: Ways

    /// Seconds that a page takes to come or go.
    static let wayDuration = 0.5

    /// Calls what is to happen once a page has come or gone.
    static func after(_ isAnimated: Bool, _ action: @escaping () -> Void) {
        guard VirtualClock.schedule(after: isAnimated ? wayDuration : 0, action) == nil else { return }
        if !VirtualClock.isPresenting { action() }
    }
}
