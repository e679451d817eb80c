import type { Organisation } from '../shapes';
import type { Trade } from './trade';
import { businessTrades } from './trades-business';
import { industryTrades } from './trades-industry';
import { natureTrades } from './trades-nature';
import { technologyTrades } from './trades-technology';

export const trades: readonly Trade[] = [...industryTrades, ...technologyTrades, ...businessTrades, ...natureTrades];

/** 'วท.' of วท.ดอยคำ */
export const getPrefix = (org: Organisation): string => org.shortName.slice(0, org.shortName.indexOf('.') + 1);
const byPrefix = new Map<string, readonly Trade[]>();

/** Branches that a college teaches; all branches for an office. */
export function getTrades(org: Organisation): readonly Trade[] {
  if (org.kind !== 'college') return trades;
  const key = getPrefix(org);
  const known = byPrefix.get(key) ?? trades.filter((trade) => trade.at.includes(key));
  byPrefix.set(key, known);
  return known;
}
