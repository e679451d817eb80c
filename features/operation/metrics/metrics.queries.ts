import type { SharedGauge } from '@/lib/metrics/shared';
import { readAlarmFacts } from '../alarms/alarms.queries';
import { buildOperationMetrics } from './metrics.rules';

/** Metrics of the installation, the same on every machine. */
export const readOperationMetrics = async (): Promise<SharedGauge[]> => buildOperationMetrics(await readAlarmFacts());
