// The text of the page's files becomes part of the command, so that it has no file to look for.
#include "KinoraStudioPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BYTES(NAME) static const unsigned char NAME[] = {
#define END };

FILE_BYTES(index_html)
#embed "page/index.html"
END
FILE_BYTES(studio_css)
#embed "page/studio.css"
END
FILE_BYTES(icon_svg)
#embed "page/icon.svg"
END
FILE_BYTES(studio_js)
#embed "page/studio.js"
END
FILE_BYTES(server_js)
#embed "page/server.js"
END
FILE_BYTES(stage_js)
#embed "page/stage.js"
END
FILE_BYTES(library_js)
#embed "page/library.js"
END
FILE_BYTES(controls_js)
#embed "page/controls.js"
END
FILE_BYTES(timeline_js)
#embed "page/timeline.js"
END
FILE_BYTES(recorder_js)
#embed "page/recorder.js"
END
FILE_BYTES(goldens_js)
#embed "page/goldens.js"
END
FILE_BYTES(curves_js)
#embed "page/curves.js"
END
FILE_BYTES(elements_js)
#embed "page/elements.js"
END

#define ENTRY(PATH, NAME) {PATH, NAME, sizeof NAME}

static const ks_file files[] = {
    ENTRY("index.html", index_html),     ENTRY("studio.css", studio_css),   ENTRY("icon.svg", icon_svg),
    ENTRY("studio.js", studio_js),       ENTRY("server.js", server_js),     ENTRY("stage.js", stage_js),
    ENTRY("library.js", library_js),     ENTRY("controls.js", controls_js), ENTRY("timeline.js", timeline_js),
    ENTRY("recorder.js", recorder_js),   ENTRY("goldens.js", goldens_js),   ENTRY("curves.js", curves_js),
    ENTRY("elements.js", elements_js),
};

size_t ks_file_count(void) { return sizeof files / sizeof files[0]; }

ks_file ks_file_at(size_t index) { return files[index]; }
