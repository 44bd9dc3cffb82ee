/// The name that a Mac's sources give the module for the names of types of data.
@_exported import MobileCoreServices
