/// The module that sources import for logging.
@_exported import os
