import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { formatStepError } from '@/lib/command/step-error';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { setOrganisationStatus } from '../organisations.commands';
import { organisationBulkMessages as words } from './bulk.messages';
import { listOrganisationStates } from './bulk.queries';
import { moveOrganisation } from './move.commands';

/** Maximum number of organisations that are closed, opened or moved at once, each in its own transaction. */
export const MAX_ORGANISATIONS = 100;

const bulkInput = z.object({ ids: z.array(id), task: z.enum(['close', 'open']) });
type Bulk = z.infer<typeof bulkInput>;
const movesInput = z.object({ ids: z.array(id), to: id.nullable() });
const affiliation = id.nullable();
const movesUndoInput = z.object({
  items: z
    .array(z.object({ id, from: affiliation }))
    .min(1)
    .max(MAX_ORGANISATIONS),
  to: affiliation,
});

/** Result of a task for one organisation; `from` is the affiliation that it was moved from. */
export type OrganisationResult = { id: number; name: string; ok: boolean; message: string; from?: number | null };

/**
 * Closes or opens several organisations, each in its own transaction: a refusal for one leaves the others done. Opening undoes
 * closing, and the other way round.
 *
 * @throws AppError 'invalid' before anything is done
 */
export async function setOrganisationStatuses(raw: unknown, viewer: Viewer): Promise<OrganisationResult[]> {
  const parsed = bulkInput.safeParse(raw);
  if (!parsed.success) throw new AppError('invalid', pickMessage(words, 'organisationBulk.noTask'));
  const { ids, task } = parsed.data;
  assertNumber(ids);
  return runForEach(ids, viewer, async (one, status) => {
    assertChanges(task, status);
    await setOrganisationStatus({ id: one, open: String(task === 'open') }, viewer);
    return {};
  });
}

/**
 * Moves several colleges to an institute, or units to a department, as `setOrganisationStatuses` closes them.
 *
 * @param raw `ids` and `to`; null for no institute
 * @throws AppError 'invalid' before anything is done
 */
export async function moveOrganisations(raw: unknown, viewer: Viewer): Promise<OrganisationResult[]> {
  const parsed = movesInput.safeParse(raw);
  if (!parsed.success) throw new AppError('invalid', pickMessage(words, 'organisationBulk.noPlace'));
  const { ids, to } = parsed.data;
  assertNumber(ids);
  return runForEach(ids, viewer, async (one) => ({ from: (await moveOrganisation({ id: one, to }, viewer)).from }));
}

/** Brings organisations back to where `moveOrganisations` found them; one that somebody moved since stays where it is. */
export async function undoMoves(raw: unknown, viewer: Viewer): Promise<OrganisationResult[]> {
  const parsed = movesUndoInput.safeParse(raw);
  if (!parsed.success) throw new AppError('invalid', pickMessage(errorMessages, 'errors.invalid'));
  const { items, to: from } = parsed.data;
  const places = new Map(items.map((item) => [item.id, item.from]));
  return runForEach([...places.keys()], viewer, async (one) => {
    await moveOrganisation({ id: one, to: places.get(one) ?? null, from }, viewer);
    return {};
  });
}

function assertNumber(ids: readonly number[]): void {
  if (ids.length === 0) throw new AppError('invalid', pickMessage(words, 'organisationBulk.none'));
  if (ids.length > MAX_ORGANISATIONS) throw new AppError('invalid', pickMessage(words, 'organisationBulk.many'));
}

/** Closing twice would be undone for organisations that were closed before. */
function assertChanges(task: Bulk['task'], status: string | undefined): void {
  if (task === 'close' && status === 'closed')
    throw new AppError('conflict', pickMessage(words, 'organisationBulk.alreadyClosed'));
  if (task === 'open' && status === 'open')
    throw new AppError('conflict', pickMessage(words, 'organisationBulk.alreadyOpen'));
}

/** Runs a step for each organisation and turns an error into a message, so that the next one gets its turn. */
async function runForEach(
  ids: readonly number[],
  viewer: Viewer,
  run: (organisationId: number, status: string | undefined) => Promise<Pick<OrganisationResult, 'from'>>,
): Promise<OrganisationResult[]> {
  const states = await listOrganisationStates(viewer, ids);
  const results: OrganisationResult[] = [];
  for (const one of new Set(ids)) {
    const state = states.get(one);
    const named = { id: one, name: state?.name ?? '' };
    try {
      results.push({ ...named, ok: true, message: '', ...(await run(one, state?.status)) });
    } catch (error) {
      results.push({ ...named, ok: false, message: formatStepError(error) });
    }
  }
  return results;
}
