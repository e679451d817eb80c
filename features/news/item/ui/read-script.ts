import type { formatCount } from '@/lib/time/format';

/**
 * Self-contained: counts a read once the item's page is visible, not while it is prerendered, and shows the new count in
 * the header. A failure is only reported to developers.
 */
export function countRead(getVisitor: () => string | undefined, format: typeof formatCount, failed: string): void {
  const item = document.querySelector<HTMLElement>('[data-counts-read]');
  if (!item) return;
  const life = new AbortController();
  const { signal } = life;
  const show = (count: number) => {
    const place = document.querySelector<HTMLElement>('[data-reads]');
    const figure = place?.querySelector('data');
    if (!place || !figure) return;
    place.title = place.title.replace(/[\d,]+/, count.toLocaleString('en-US'));
    figure.value = String(count);
    figure.textContent = format(count);
  };
  const countWhenSeen = () => {
    if (document.visibilityState !== 'visible' || Reflect.get(document, 'prerendering') === true) return;
    life.abort();
    const apiKey = document.querySelector<HTMLElement>('[data-news-scope]')?.dataset.apiKey;
    fetch('/api/news.update.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ApiKey: apiKey,
        visitor: getVisitor(),
        news_id: Number(item.dataset.countsRead),
        news_countread: 1,
      }),
      keepalive: true,
    })
      .then(async (answer) => {
        const { data, message } = await answer.json();
        if (!answer.ok || data?.status !== true) throw new Error(message);
        show(data.news_countread);
      })
      // biome-ignore lint/suspicious/noConsole: a failed count is reported to developers only
      .catch((error) => console.error(failed, error));
  };
  for (const type of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(type, countWhenSeen, { signal });
  countWhenSeen();
}
