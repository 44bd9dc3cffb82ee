#define _GNU_SOURCE
#include "KinoraFrameKernels.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int fk_exchange(const char *a, const char *b) {
    return renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE) == 0 ? 0 : errno;
}
