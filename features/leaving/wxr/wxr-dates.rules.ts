const THAI_MS = 7 * 3_600_000;

/** A moment as the clock shows it in Thailand, `YYYY-MM-DD HH:MM:SS`, in the common era. */
export const formatThaiClock = (iso: string): string =>
  new Date(Date.parse(iso) + THAI_MS).toISOString().slice(0, 19).replace('T', ' ');
