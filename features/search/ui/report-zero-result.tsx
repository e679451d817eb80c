import { InlineScript } from '@/components/ui/page/inline-script';
import { toCall } from '@/lib/render/inline-script';

/** Reports a search without results from the browser, as the page may come from a cache. Failures are ignored. */
export function ReportZeroResult({ search }: { search: string }) {
  return (
    <div hidden data-zero-result={search}>
      <InlineScript code={script} />
    </div>
  );
}

/** Self-contained. */
function sendZeroResult(): void {
  const search = document.querySelector<HTMLElement>('[data-zero-result]')?.dataset.zeroResult;
  fetch('/api/v1/search/misses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search }),
    keepalive: true,
  }).catch(() => undefined);
}

const script = toCall(sendZeroResult);
