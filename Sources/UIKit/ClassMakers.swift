import KinoraViews

// Objects of a class that only the running program knows: `T()`, where `T` is some class of views. Objective-C makes them; Swift does so
// by a `required` initializer alone, which classes of sources do not write. The command writes `T._kinoraMade()` instead. That is the
// initializer of the base class, called with the class itself, as a subclass calls one that it inherits. A class whose own initializers
// do not override `init(frame:)` or `init(nibName:bundle:)` stops there and says so, as on a phone.

extension UIView {
    /// An object of the class that it is called on.
    @_silgen_name("$s11KinoraViews6UIViewCACycfC")
    public static func _kinoraMade() -> Self

    /// An object of the class that it is called on.
    @_silgen_name("$s11KinoraViews6UIViewC12_kinoraFrameAC10Foundation6CGRectV_tcfC")
    public static func _kinoraMade(frame: CGRect) -> Self
}

extension UIViewController {
    /// An object of the class that it is called on.
    @_silgen_name("$s11KinoraViews16UIViewControllerCACycfC")
    public static func _kinoraMade() -> Self
}
