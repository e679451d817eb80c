import type { Organisation } from '../shapes';
import type { Scene } from './picture-keys';
import { businessTrades } from './trades-business';
import { industryTrades } from './trades-industry';
import { natureTrades } from './trades-nature';
import { technologyTrades } from './trades-technology';

/** One branch of study with the words that fit it, so that a story agrees with itself. `at` holds short college prefixes. */
export type Trade = {
  branch: string;
  at: readonly string[];
  firm: string;
  job: string;
  machine: string;
  lesson: string;
  contest: string;
  /** What it is called, and what it is good for. */
  inventions: readonly (readonly [string, string])[];
  service: string;
  scene: Scene;
};

export const trades: readonly Trade[] = [...industryTrades, ...technologyTrades, ...businessTrades, ...natureTrades];

/** 'วท.' of วท.ดอยคำ */
export const prefix = (org: Organisation): string => org.shortName.slice(0, org.shortName.indexOf('.') + 1);
const byPrefix = new Map<string, readonly Trade[]>();

/** The branches that a college teaches; every branch for an office. */
export function tradesOf(org: Organisation): readonly Trade[] {
  if (org.kind !== 'college') return trades;
  const key = prefix(org);
  const known = byPrefix.get(key) ?? trades.filter((trade) => trade.at.includes(key));
  byPrefix.set(key, known);
  return known;
}
