import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '@/lib/files/draft-files';
import { DAY_MS } from '@/lib/time/units';
import { DRILL_GRACE_DAYS } from '../doctor/limits.rules';
import { type DrillResult, drillResult } from './drill.schema';

/** File of the results, a line each, beside the backups. */
const RECORD = 'drills.jsonl';
const FILE_MODE = 0o600;

const getPath = (folder: string): string => join(/* turbopackIgnore: true */ folder, RECORD);

export const recordDrill = (folder: string, result: DrillResult): Promise<void> =>
  appendFile(getPath(folder), `${JSON.stringify(result)}\n`, { mode: FILE_MODE, flush: true });

/** The last drill; lines that were cut short by a full disk are left out. */
export async function findLastDrill(folder: string): Promise<DrillResult | undefined> {
  const text = (await readFile(getPath(folder), 'utf8').catch(ignoreMissing)) ?? '';
  return text.split('\n').map(parseLine).filter(Boolean).at(-1);
}

function parseLine(line: string): DrillResult | undefined {
  try {
    return drillResult.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** True if it is time for a drill: some days after a good one, a day after a failed one. */
export function isDrillDue(days: number, last: DrillResult | undefined, now: Date): boolean {
  if (days === 0) return false;
  return last === undefined || now.getTime() - Date.parse(last.at) >= (last.ok ? days : 1) * DAY_MS;
}

/** True if no drill was held in time: some days after the last one, and a day of grace. */
export const isDrillMissed = (days: number, last: DrillResult | undefined, nowMs: number): boolean =>
  days > 0 && (last === undefined || nowMs - Date.parse(last.at) > (days + DRILL_GRACE_DAYS) * DAY_MS);
