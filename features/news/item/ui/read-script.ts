import type { formatCount } from '@/lib/time/format';

/**
 * Self-contained: counts a read once the item's page is visible, not while it is prerendered, and shows the new count in
 * the header. A failure is only reported to developers.
 */
export function countRead(getVisitor: () => string | undefined, format: typeof formatCount, failed: string): void {
  const item = document.querySelector<HTMLElement>('[data-counts-read]');
  const scope = document.querySelector<HTMLElement>('[data-news-scope]');
  const figure = document.querySelector<HTMLDataElement>('[data-reads] data');
  let isCounted = false;
  const count = async () => {
    if (!item || isCounted || document.hidden || Reflect.get(document, 'prerendering')) return;
    isCounted = true;
    try {
      const answer = await fetch('/api/news.update.php', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          ApiKey: scope?.dataset.apiKey,
          visitor: getVisitor(),
          news_id: Number(item.dataset.countsRead),
          news_countread: 1,
        }),
        keepalive: true,
      });
      const reads: number = (await answer.json()).data.news_countread;
      if (!figure?.parentElement) return;
      const grouped = `${reads}`.replace(/\B(?=(\d{3})+$)/g, ',');
      figure.parentElement.title = figure.parentElement.title.replace(/[\d,]+/, grouped);
      figure.value = String(reads);
      figure.textContent = format(reads);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failed count is reported to developers only
      console.error(failed, error);
    }
  };
  for (const type of ['visibilitychange', 'prerenderingchange']) document.addEventListener(type, count);
  void count();
}
