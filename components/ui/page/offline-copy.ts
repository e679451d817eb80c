/** sessionStorage key of the copy that this tab refreshed last: each copy is refreshed once at most. */
const REFRESHED_KEY = 'refreshedCopy';
/** Health check, which shows if the portal can be reached. */
const HEALTH_PATH = '/healthz';

/**
 * Time at which the service worker cached this page; undefined for a fresh page, empty for the offline page. See
 * public/sw.js.
 */
export const getCopiedAt = (): string | undefined => document.documentElement.dataset.keptAt;

/** Reloads a cached copy once the portal can really be reached; not if the reader has begun to type. */
export async function refreshCopyOnce(): Promise<void> {
  const keptAt = getCopiedAt();
  const mark = `${location.href} ${keptAt}`;
  if (keptAt === undefined || hasTyped() || sessionStorage.getItem(REFRESHED_KEY) === mark) return;
  const answer = await fetch(HEALTH_PATH, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  if (keptAt !== '') sessionStorage.setItem(REFRESHED_KEY, mark);
  location.reload();
}

function hasTyped(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')];
  return fields.some(
    ({ type, value, defaultValue }) => !['hidden', 'radio', 'checkbox'].includes(type) && value !== defaultValue,
  );
}
