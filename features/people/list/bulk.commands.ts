import { z } from 'zod';
import { assertFreshProof } from '@/lib/auth/fresh-proof';
import type { Viewer } from '@/lib/auth/viewer';
import { formatStepError } from '@/lib/command/step-error';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { peopleBulkMessages as words } from './bulk.messages';
import { listPersonStates } from './bulk.queries';
import { closeAccount, openAccount } from './list.commands';
import { MAX_PEOPLE_STEPS } from './list.schema';
import { movePerson } from './move.commands';

/** Result of a task for one account; `from` is the organisation that it was moved from. */
export type PersonResult = { id: number; name: string; ok: boolean; message: string; from?: number };

const stepsInput = z.object({
  ids: z.array(id),
  task: z.enum(['close', 'open', 'move'], words['peopleBulk.noTask']),
  organisationId: id.optional(),
});
type Steps = z.infer<typeof stepsInput>;

/**
 * Closes, opens or moves several accounts, each in its own transaction: a refusal for one leaves the others done.
 *
 * @throws AppError 'invalid' before anything is done
 */
export async function runPeopleSteps(raw: z.input<typeof stepsInput>, viewer: Viewer): Promise<PersonResult[]> {
  const steps = stepsInput.parse(raw);
  if (steps.ids.length > MAX_PEOPLE_STEPS) throw new AppError('invalid', pickMessage(words, 'peopleBulk.many'));
  if (steps.task === 'move' && steps.organisationId === undefined)
    throw new AppError('invalid', pickMessage(words, 'peopleBulk.noPlace'));
  if (steps.task === 'move') assertFreshProof(viewer);
  const states = await listPersonStates(viewer, steps.ids);
  const results: PersonResult[] = [];
  for (const one of new Set(steps.ids)) {
    const state = states.get(one);
    results.push(await tryStep(one, state?.name ?? '', () => runStep(one, state?.status, steps, viewer)));
  }
  return results;
}

async function runStep(
  accountId: number,
  status: string | undefined,
  { task, organisationId }: Steps,
  viewer: Viewer,
): Promise<{ from?: number }> {
  if (task === 'move') return { from: await movePerson({ id: accountId, organisationId }, viewer) };
  // Closing twice would be undone for accounts that were closed before.
  if (task === 'close' && status === 'closed')
    throw new AppError('conflict', pickMessage(words, 'peopleBulk.alreadyClosed'));
  if (task === 'open' && status === 'open')
    throw new AppError('conflict', pickMessage(words, 'peopleBulk.alreadyOpen'));
  await (task === 'close' ? closeAccount : openAccount)({ id: accountId }, viewer);
  return {};
}

const undoInput = z.object({
  task: z.enum(['close', 'open', 'move']),
  items: z
    .array(z.object({ id, from: id.optional() }))
    .min(1)
    .max(MAX_PEOPLE_STEPS),
  /** Organisation that they were moved to. */
  organisationId: id.optional(),
});
type Undo = z.infer<typeof undoInput>;

/** Fields that undo a task when sent to its form; undefined if nothing was done. */
export function toPeopleUndo(task: string, results: readonly PersonResult[], organisationId: string | undefined) {
  const items = results.flatMap(({ id: one, ok, from }) => (ok ? [{ id: one, from }] : []));
  if (items.length === 0) return undefined;
  return {
    ...{ task: 'undo', undone: task, undoItems: JSON.stringify(items) },
    ...(organisationId ? { organisationId } : {}),
  };
}

/** Takes back what `runPeopleSteps` did, account by account; one that somebody changed since stays as it is. */
export async function undoPeopleSteps(raw: unknown, viewer: Viewer): Promise<PersonResult[]> {
  const parsed = undoInput.safeParse(raw);
  if (!parsed.success) throw new AppError('invalid', pickMessage(errorMessages, 'errors.invalid'));
  const { items } = parsed.data;
  const states = await listPersonStates(
    viewer,
    items.map((item) => item.id),
  );
  const results: PersonResult[] = [];
  for (const item of items) {
    const state = states.get(item.id);
    results.push(await tryStep(item.id, state?.name ?? '', () => undoStep(item, state?.status, parsed.data, viewer)));
  }
  return results;
}

async function undoStep(
  { id: accountId, from }: Undo['items'][number],
  status: string | undefined,
  { task, organisationId }: Undo,
  viewer: Viewer,
): Promise<object> {
  if (task === 'move') {
    await movePerson({ id: accountId, organisationId: from, from: organisationId }, viewer);
    return {};
  }
  if (status !== (task === 'close' ? 'closed' : 'open'))
    throw new AppError('conflict', pickMessage(words, 'peopleBulk.changed'));
  await (task === 'close' ? openAccount : closeAccount)({ id: accountId }, viewer);
  return {};
}

/** Runs a step and turns an error into a message, so that the next account gets its turn. */
async function tryStep(accountId: number, name: string, run: () => Promise<object>): Promise<PersonResult> {
  try {
    return { id: accountId, name, ok: true, message: '', ...(await run()) };
  } catch (error) {
    return { id: accountId, name, ok: false, message: formatStepError(error) };
  }
}
