import type { WaitingKind } from '@/features/waiting/waiting.schema';
import { writeAudits } from '@/lib/audit/audit';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { interpolate } from '@/lib/time/format';
import { findColleague } from './colleagues.queries';
import { findWaitingThings, type WaitingRow } from './entries.queries';
import { inboxMessages as words } from './inbox.messages';
import { canDoToo, formatEarliestDue, toAuditedThing } from './marks.rules';
import { giveInput, snoozeInput, thingsInput } from './marks.schema';
import { clearGiven, clearSnoozed, writeGiven, writeSnoozed } from './marks.store';
import { isSnoozeEnd, toSnoozeEnd } from './snooze.rules';

type Thing = { kind: WaitingKind; id: number };

/** Thrown when none of the things waits for the viewer any more. */
const createGoneError = () => new AppError('missing', pickMessage(words, 'inbox.gone'));

/**
 * Snoozes things that wait for the viewer until a morning. Past the due date of one of them only with `past`.
 *
 * @throws AppError 'invalid' for a bad end, or in `past` if the end is later than a due date; 'missing' if none of them
 *   waits
 */
export const snoozeThings = command({
  access: 'area.staff',
  input: snoozeInput,
  run: async (input, viewer, tx) => {
    const now = getCurrentTime();
    const until = toSnoozeEnd(input, now);
    if (!isSnoozeEnd(until, now)) throw createFieldError('day', words['inbox.farDay']);
    const found = await findWaitingThings(tx, viewer, input.things);
    if (found.length === 0) throw createGoneError();
    const late = found.filter(({ due }) => due !== null && due < until);
    if (late.length > 0 && !input.past) {
      const due = formatEarliestDue(late);
      throw createFieldError('past', interpolate(words['inbox.pastDue'], { count: String(late.length), due }));
    }
    await writeSnoozed(tx, viewer, found, until);
    return { until, count: found.length, late: late.length, accountId: viewer.accountId };
  },
  audit: (_, { until, count, accountId }) => ({
    ...{ action: 'inbox.snooze', noun: 'account', nounId: accountId },
    after: { count, endsAt: until.toISOString() },
  }),
});

/** Takes things back into the viewer's inbox before their time. */
export const unsnoozeThings = command({
  access: 'area.staff',
  input: thingsInput,
  run: async ({ things }, viewer, tx) => ({
    count: await clearSnoozed(tx, viewer, things),
    accountId: viewer.accountId,
  }),
  audit: (_, { count, accountId }) => ({
    ...{ action: 'inbox.unsnooze', noun: 'account', nounId: accountId },
    after: { count },
  }),
});

/**
 * Gives things that wait for the viewer to a colleague of the same office, as far as they wait for that account by its
 * own rights. Nobody's rights and no due date change.
 *
 * @throws AppError 'invalid' in `to` for nobody, another office's account, or one that may do none of them; 'missing' if
 *   none of them waits for the viewer
 */
export const giveThings = command({
  access: 'area.staff',
  input: giveInput,
  run: async ({ things, to, note }, viewer, tx) => {
    if (to === undefined) throw createFieldError('to', words['inbox.toMissing']);
    const colleague = await findColleague(tx, viewer, to);
    if (!colleague) throw createFieldError('to', words['inbox.toForeign']);
    const own = await findWaitingThings(tx, viewer, things);
    if (own.length === 0) throw createGoneError();
    const theirs = await findWaitingThings(tx, colleague, own);
    const given = own.filter((thing) => canDoToo(thing, theirs));
    const name = colleague.name ?? '';
    if (given.length === 0) throw createFieldError('to', interpolate(words['inbox.toUnable'], { name }));
    await writeGiven(tx, viewer, { receiverId: to, note, given, theirs });
    await auditThings(tx, viewer, 'inbox.give', given, { to: name, ...(note ? { note } : {}) });
    return { name, given: given.map(({ kind, id }) => ({ kind, id })), left: own.length - given.length };
  },
});

/**
 * Takes back what the viewer gave to colleagues.
 *
 * @throws AppError 'missing' if nothing of it is given any more
 */
export const takeThingsBack = command({
  access: 'area.staff',
  input: thingsInput,
  run: async ({ things }, viewer, tx) => {
    const taken = await clearGiven(tx, viewer, things);
    if (taken.length === 0) throw createGoneError();
    for (const { name, ...thing } of taken) await auditThings(tx, viewer, 'inbox.takeBack', [thing], { from: name });
    return { count: taken.length };
  },
});

const auditThings = (
  tx: Parameters<typeof writeAudits>[0],
  viewer: Viewer,
  action: 'inbox.give' | 'inbox.takeBack',
  things: readonly (Thing | WaitingRow)[],
  after: object,
): Promise<void> =>
  writeAudits(
    tx,
    { ...viewer, accountId: viewer.accountId ?? NO_ID },
    things.map((thing) => ({ action, ...toAuditedThing(thing, viewer), after })),
  );
