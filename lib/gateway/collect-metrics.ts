import { renderMetrics } from '@/lib/metrics/metrics';
import { callInternal } from './internal-call';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';

/** Metrics of this process and all render workers as Prometheus text; a worker that doesn't answer is left out. */
export async function collectAllMetrics(processes: readonly RenderWorkerClient[]): Promise<string> {
  const ask = (process: RenderWorkerClient) => callInternal(process, INTERNAL_PATHS.metrics).catch(() => undefined);
  return renderMetrics(await Promise.all(processes.map(ask)));
}
