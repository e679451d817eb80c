import { getTask, type WaitingKind } from '@/features/waiting/waiting.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formatDateTime } from '@/lib/time/format';

type Thing = { kind: WaitingKind; id: number };

/** True if the same task with a thing waits for another account, of which `theirs` are the things. */
export const canDoToo = (thing: Thing & { part: string }, theirs: readonly (Thing & { part: string })[]): boolean =>
  theirs.some(({ kind, id, part }) => kind === thing.kind && id === thing.id && getTask({ part }) === getTask(thing));

/** The first of some due dates, in words. */
export function formatEarliestDue(things: readonly { due: Date | null }[]): string {
  const [first] = things.flatMap(({ due }) => due ?? []).toSorted((one, other) => one.getTime() - other.getTime());
  return first ? formatDateTime(first) : '';
}

/** A thing as the audit log names it. The id of an office's own report is its period's. */
export function toAuditedThing({ kind, id }: Thing, viewer: Viewer): { noun: string; nounId: number } {
  if (kind === 'check') return { noun: 'report', nounId: id };
  return { noun: kind === 'report' && !can(viewer, 'reports.oversee') ? 'period' : kind, nounId: id };
}
