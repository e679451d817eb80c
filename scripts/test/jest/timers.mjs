/**
 * Replaces the global timers by ones that can be ended together: a timer that outlives its test file would work with the
 * next one's globals, such as its database.
 */
export function trackTimers() {
  const running = new Set();
  let isTracking = true;
  const { setTimeout, setInterval, clearTimeout } = globalThis;

  function track(start, isRepeated) {
    function startTracked(work, ...args) {
      if (!isTracking || typeof work !== 'function') return start(work, ...args);
      const timer = start(isRepeated ? work : runOnce, ...args);
      running.add(timer);
      return timer;
      function runOnce(...given) {
        running.delete(timer);
        return work.apply(this, given);
      }
    }
    // Among them the promise of `util.promisify`.
    return Object.defineProperties(startTracked, Object.getOwnPropertyDescriptors(start));
  }

  globalThis.setTimeout = track(setTimeout, false);
  globalThis.setInterval = track(setInterval, true);
  globalThis.clearTimeout = end;
  globalThis.clearInterval = end;

  function end(timer) {
    running.delete(timer);
    clearTimeout(timer);
  }

  return {
    end: () => running.forEach(end),
    withoutTracking(work) {
      const was = isTracking;
      isTracking = false;
      try {
        return work();
      } finally {
        isTracking = was;
      }
    },
  };
}
