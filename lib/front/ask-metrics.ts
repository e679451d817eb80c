import { renderMetrics } from '../metrics/metrics';
import { askForPage } from './ask-for-page';
import { INNER_METRICS } from './draw';
import type { RenderProcess } from './render-process';

/** The figures of this process and of all that draw pages, as text for Prometheus; one that doesn't answer is left out. */
export async function readMetricsOfAll(processes: readonly RenderProcess[]): Promise<string> {
  const wish = { path: INNER_METRICS, encoding: 'identity', host: 'portal', id: 'metrics' } as const;
  const others = await Promise.all(
    processes.map(async (process) => {
      const rendered = await askForPage(process, wish).catch(() => undefined);
      return rendered ? JSON.parse(rendered.body.toString('utf8')) : undefined;
    }),
  );
  return renderMetrics(others);
}
