/** After typing stops, and at the latest while it goes on, in milliseconds. */
export const IDLE_MS = 3_000;
export const TYPING_MS = 20_000;
/** The first and the longest wait before a lost call is tried again, in milliseconds. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Says when to keep what was typed, and when to try again after nobody answered. */
export function createAutosaveTimer(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTyped: number | undefined;
  let failures = 0;
  const set = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      firstTyped = undefined;
      ring();
    }, ms);
  };
  return {
    typed: () => {
      if (failures > 0) return;
      firstTyped ??= Date.now();
      set(Math.max(0, Math.min(IDLE_MS, firstTyped + TYPING_MS - Date.now())));
    },
    /** @param afterMs what the server asked for */
    failed: (afterMs = 0) => {
      failures += 1;
      set(Math.max(afterMs, Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)));
    },
    answered: () => {
      failures = 0;
    },
    /** Tries at once, as the connection is back. */
    hurry: () => failures > 0 && set(0),
    stop: () => {
      clearTimeout(timer);
      firstTyped = undefined;
    },
  };
}
