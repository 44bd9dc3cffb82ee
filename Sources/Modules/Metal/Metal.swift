/// The module that sources import for Metal. Shaders are those of the source's `.metal` files; there is no device to talk to.
@_exported import KinoraViews
@_exported import simd
