/* A clock that a test sets while programs run: LD_PRELOAD this, and whoever asks for the time of day is told another.
 *
 * CLOCK_MAP names a file of eight bytes, the seconds to add. Only the clock that an operator or NTP may set is changed,
 * as in life: the monotonic one, and every sleep and timeout, go on as before. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile long long *added;

__attribute__((constructor)) static void find(void) {
  const char *name = getenv("CLOCK_MAP");
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *map = mmap(NULL, sizeof(long long), PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (map != MAP_FAILED) added = map;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int failed = real ? real(clock, at) : (int)syscall(SYS_clock_gettime, clock, at);
  if (!failed && added && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += *added;
  return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME_COARSE, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
