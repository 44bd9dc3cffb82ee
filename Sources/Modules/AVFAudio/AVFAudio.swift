/// The part of AVFoundation that sources import for sounds.
@_exported import AVFoundation
