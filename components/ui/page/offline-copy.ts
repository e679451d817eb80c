/** A page that was refreshed once stays as it is; the place of the note about it, in this tab. */
const REFRESHED_KEY = 'refreshedCopy';
/** Answers to whoever asks whether the portal can be reached. */
const HEALTH_PATH = '/healthz';

/** When the service worker kept this page; undefined of one that came fresh, empty of the offline page. See public/sw.js. */
export const getCopiedAt = (): string | undefined => document.documentElement.dataset.keptAt;

/** Loads a kept copy anew once the portal can really be reached; not where a reader has begun to write something. */
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
