/// The module that sources import for publishers. They are in `Views`, whose clock they run on.
@_exported import Views
