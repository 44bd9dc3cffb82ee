/// The part of AVFoundation that sources import for times of media.
@_exported import AVFoundation
