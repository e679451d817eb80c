import { getVisitorId } from '@/lib/http/visitor-id';

/** Reads the settings of `NewsScope` from the page. */
export function readNewsScope(): { apiKey: string; siteUrl: string } {
  const scope = document.querySelector<HTMLElement>('[data-news-scope]');
  return { apiKey: scope?.dataset.apiKey ?? '', siteUrl: scope?.dataset.siteUrl || location.origin };
}

/** Counts a read; returns the new count, or undefined after an error, which is only logged. */
export function sendRead(id: number): Promise<number | undefined> {
  return sendCount('/api/news.update.php', { news_id: id, news_countread: 1 }, 'news_countread', 'news.countFailed');
}

/** Counts a share; like `sendRead`. */
export function sendShare(id: number): Promise<number | undefined> {
  return sendCount('/api/newsShareLink.update.php', { news_id: id }, 'news_Countshare', 'news.shareFailed');
}

/** Texts of the log of the browser. */
const failures = {
  'news.countFailed': 'Failed to update read count',
  'news.shareFailed': 'Failed to update share count',
} as const;
type FailedKey = keyof typeof failures;

async function sendCount(
  address: string,
  fields: object,
  answered: string,
  failed: FailedKey,
): Promise<number | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ApiKey: readNewsScope().apiKey, visitor: getVisitorId(), ...fields }),
      keepalive: true,
    });
    const answer = await response.json();
    if (!response.ok || answer?.data?.status !== true) throw new Error(answer?.message ?? `${response.status}`);
    const count: unknown = answer.data[answered];
    return typeof count === 'number' ? count : undefined;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failed count is reported to developers only
    console.error(failures[failed], error);
    return undefined;
  }
}
