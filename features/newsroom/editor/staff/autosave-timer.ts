/** Autosave delay after typing stops, and the longest delay while it continues, in milliseconds. */
export const IDLE_MS = 3_000;
export const TYPING_MS = 20_000;
/** First and longest delay before a failed call is retried, in milliseconds. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Schedules autosaves, and retries with exponential backoff after failed calls. */
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
    /** @param afterMs delay requested by the server */
    failed: (afterMs = 0) => {
      failures += 1;
      set(Math.max(afterMs, Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)));
    },
    answered: () => {
      failures = 0;
    },
    /** Retries at once, as the connection is back. */
    hurry: () => failures > 0 && set(0),
    stop: () => {
      clearTimeout(timer);
      firstTyped = undefined;
    },
  };
}
