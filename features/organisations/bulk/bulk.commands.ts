import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { formatStepError } from '@/lib/command/step-error';
import { id } from '@/lib/command/validation';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { setOrganisationStatus } from '../organisations.commands';
import { editableBy } from '../organisations.queries';
import { organisationBulkMessages as words } from './bulk.messages';

/** Maximum number of organisations that are closed or opened at once, each in its own transaction. */
const MAX_ORGANISATIONS = 100;

const bulkInput = z.object({ ids: z.array(id), task: z.enum(['close', 'open']) });
type Bulk = z.infer<typeof bulkInput>;

/** Result of a task for one organisation. */
export type OrganisationResult = { id: number; name: string; ok: boolean; message: string };

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
  if (ids.length === 0) throw new AppError('invalid', pickMessage(words, 'organisationBulk.none'));
  if (ids.length > MAX_ORGANISATIONS) throw new AppError('invalid', pickMessage(words, 'organisationBulk.many'));
  const rows = await db.organisation.findMany({
    where: { AND: [{ id: { in: ids } }, editableBy(viewer)] },
    select: { id: true, name: true, status: true },
  });
  const states = new Map(rows.map((row) => [row.id, row]));
  const results: OrganisationResult[] = [];
  for (const one of new Set(ids)) results.push(await tryTask(one, states.get(one), task, viewer));
  return results;
}

async function tryTask(
  organisationId: number,
  state: { name: string; status: string } | undefined,
  task: Bulk['task'],
  viewer: Viewer,
): Promise<OrganisationResult> {
  const named = { id: organisationId, name: state?.name ?? '' };
  try {
    // Closing twice would be undone for organisations that were closed before.
    if (task === 'close' && state?.status === 'closed')
      throw new AppError('conflict', pickMessage(words, 'organisationBulk.alreadyClosed'));
    if (task === 'open' && state?.status === 'open')
      throw new AppError('conflict', pickMessage(words, 'organisationBulk.alreadyOpen'));
    await setOrganisationStatus({ id: organisationId, open: String(task === 'open') }, viewer);
    return { ...named, ok: true, message: '' };
  } catch (error) {
    return { ...named, ok: false, message: formatStepError(error) };
  }
}
