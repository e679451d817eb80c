import { randomUUID } from 'node:crypto';
import { readerKey } from '@/features/audit/traffic-log/traffic-log.rules';
import type { TrafficLine, TrafficReader } from '@/lib/site/traffic-log.schema';

export type LineGiven = Partial<Omit<TrafficLine, 'reader'> & Omit<TrafficReader, 'key'>>;

/** A request of a reader, just now. */
export function aLine(given: LineGiven = {}): TrafficLine {
  const usual = { address: '203.0.113.9', session: undefined, userAgent: 'Firefox' };
  const { address, session, userAgent, ...line } = { ...usual, ...given };
  const who = { address, session, userAgent };
  return {
    at: new Date(),
    requestId: randomUUID(),
    reader: { ...who, key: readerKey(who) },
    method: 'GET',
    path: '/about/',
    status: 200,
    ...line,
  };
}
