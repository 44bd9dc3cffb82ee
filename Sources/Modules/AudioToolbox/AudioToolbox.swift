/// The module that sources import for system sounds, which are never heard.
@_exported import AVFoundation
