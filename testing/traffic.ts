import { randomUUID } from 'node:crypto';
import { toReaderKey } from '@/features/audit/traffic-log/traffic-log.rules';
import type { TrafficClient, TrafficLine } from '@/lib/site/traffic-log.schema';

export type TrafficLineOverrides = Partial<Omit<TrafficLine, 'reader'> & Omit<TrafficClient, 'key'>>;

/** A request by a reader, just now. */
export function aTrafficLine(given: TrafficLineOverrides = {}): TrafficLine {
  const usual = { address: '203.0.113.9', session: undefined, userAgent: 'Firefox' };
  const { address, session, userAgent, ...line } = { ...usual, ...given };
  const who = { address, session, userAgent };
  return {
    at: new Date(),
    requestId: randomUUID(),
    reader: { ...who, key: toReaderKey(who) },
    method: 'GET',
    path: '/about/',
    status: 200,
    ...line,
  };
}
