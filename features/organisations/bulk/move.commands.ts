import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { id } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createInvalidError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { findAffiliationErrors } from '../field-errors';
import { organisationsMessages } from '../organisations.messages';
import { editableBy } from '../organisations.queries';
import { lockOrganisation, toWritten } from '../organisations.store';
import { organisationBulkMessages as words } from './bulk.messages';
import { getMoveField, isMovable, mayBeUnplaced } from './bulk.rules';

const moveInput = z.object({ id, to: id.nullable(), from: id.nullable().optional() });
type Move = z.infer<typeof moveInput>;

/**
 * Moves a college to another institute or a unit to another department, as saving its form with that affiliation does.
 *
 * @param to null for no institute, which a college may have
 * @param from affiliation that it must still have; a way back is taken from there only
 * @returns the affiliation that it had, besides what is written
 * @throws AppError 'missing', 'conflict' if it is there already, no longer in `from` or of another kind, 'invalid' for a
 *   place that doesn't exist or must not be empty
 */
export const moveOrganisation = command({
  access: 'organisations.add',
  input: moveInput,
  run: (input, viewer, tx) => writeAffiliation(tx, viewer, input),
  invalidates: (_, { written }) => written.tags,
  audit: (_, { written: { id: nounId, before, after } }) => ({
    ...{ action: 'organisation.save', noun: 'organisation', nounId, before, after },
  }),
});

async function writeAffiliation(tx: Transaction, viewer: Viewer, { id: organisationId, to, from }: Move) {
  const row = await lockOrganisation(tx, editableBy(viewer), { id: organisationId });
  const { kind } = row;
  if (!isMovable(kind)) throw new AppError('conflict', pickMessage(words, 'organisationBulk.noMove'));
  const field = getMoveField(kind);
  const before = row[field];
  if (from !== undefined && from !== before)
    throw new AppError('conflict', pickMessage(words, 'organisationBulk.changed'));
  if (to === before) throw new AppError('conflict', pickMessage(words, 'organisationBulk.samePlace'));
  if (to === null && !mayBeUnplaced(kind))
    throw createInvalidError({ [field]: organisationsMessages[`organisations.${field}Required`] });
  const asked = { provinceId: null, instituteId: null, departmentId: null, [field]: to };
  const wrong = await findAffiliationErrors(tx, asked, row.id);
  if (Object.keys(wrong).length > 0) throw createInvalidError(wrong);
  const after = await tx.organisation.update({ where: { id: row.id }, data: { [field]: to } });
  return { from: before, written: await toWritten(tx, row, after) };
}
