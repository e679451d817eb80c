import { randomUUID } from 'node:crypto';
import type { TrafficLine } from '@/lib/traffic/schema';

/** A request of a reader, just now. */
export const aLine = (given: Partial<TrafficLine> = {}): TrafficLine => ({
  at: new Date(),
  requestId: randomUUID(),
  address: '203.0.113.9',
  method: 'GET',
  path: '/about/',
  status: 200,
  session: undefined,
  userAgent: 'Firefox',
  ...given,
});
