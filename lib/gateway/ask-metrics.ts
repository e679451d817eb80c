import { renderMetrics } from '@/lib/metrics/metrics';
import { askInner } from './ask-inner';
import { INNER_PATHS, type RenderProcess } from './render-process';

/** The figures of this process and of all that draw pages, as text for Prometheus; one that doesn't answer is left out. */
export async function readMetricsOfAll(processes: readonly RenderProcess[]): Promise<string> {
  const ask = (process: RenderProcess) => askInner(process, INNER_PATHS.metrics).catch(() => undefined);
  return renderMetrics(await Promise.all(processes.map(ask)));
}
