/* The clock of one program, put wrong: its wall clock reads so many seconds more than the machine's, as the file named by
 * DEVICE_CLOCK says (eight bytes, written while the program runs). Monotonic clocks go on as they are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const int64_t none = 0;
static const volatile int64_t *offset = &none;

__attribute__((constructor)) static void open_clock(void) {
  const char *path = getenv("DEVICE_CLOCK");
  int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  void *page = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, file, 0);
  if (page != MAP_FAILED) offset = page;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int (*real)(clockid_t, struct timespec *) = NULL;
  static int (*volatile kept)(clockid_t, struct timespec *);
  real = kept;
  if (real == NULL) kept = real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *offset;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec read;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &read);
  now->tv_sec = read.tv_sec;
  now->tv_usec = read.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec read;
  clock_gettime(CLOCK_REALTIME, &read);
  if (at != NULL) *at = read.tv_sec;
  return read.tv_sec;
}
