/// The module that effect sources import. It is `Views` under the name that they already use.
@_exported import Views
