import { getVisitorId } from '@/lib/http/visitor-id';

/** Reads the settings of `NewsScope` from the page. */
export function readNewsScope(): { apiKey: string; siteUrl: string } {
  const scope = document.querySelector<HTMLElement>('[data-news-scope]');
  return { apiKey: scope?.dataset.apiKey ?? '', siteUrl: scope?.dataset.siteUrl || location.origin };
}

/** Counts a share; returns the new count, or undefined after an error, which is only logged. */
export async function sendShare(id: number): Promise<number | undefined> {
  try {
    const response = await fetch('/api/newsShareLink.update.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ApiKey: readNewsScope().apiKey, visitor: getVisitorId(), news_id: id }),
      keepalive: true,
    });
    const answer = await response.json();
    if (!response.ok || answer?.data?.status !== true) throw new Error(answer?.message ?? `${response.status}`);
    const count: unknown = answer.data.news_Countshare;
    return typeof count === 'number' ? count : undefined;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failed count is reported to developers only
    console.error('Failed to update share count', error);
    return undefined;
  }
}
