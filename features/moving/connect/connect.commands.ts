import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import { assertFreshProof } from '@/lib/auth/fresh-proof';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { id, idInput } from '@/lib/command/validation';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { readCallAddress } from '../legacy/legacy-source';
import { openApiKey, sealApiKey } from '../legacy/open-stored-legacy';
import { movingMessages as words } from '../moving.messages';
import { foreignText, shownText } from '../moving.schema';
import { lockSource } from '../runs/sources.store';
import { noteNames } from '../site/note-names.commands';
import { foundFacts, sourceInput } from './connect.schema';
import { findStoredSource } from './connect.store';
import { lookAtLegacy } from './look-at-legacy';

/**
 * Connects to an old portal, or changes how it is reached: it is looked at first, and stored only if it answers.
 *
 * @throws AppError 'invalid' by field: an address that is none or doesn't answer, a missing key; 'conflict' for an address
 *   that another source has
 */
export async function connectSource(raw: unknown, viewer: Viewer): Promise<{ id: number }> {
  // Before anything is sent to another site.
  assertCan(viewer, 'site.manage');
  assertFreshProof(viewer);
  const typed = parseInput(sourceInput, raw);
  const address = readCallAddress(typed.address.trim());
  if (address === undefined) throw createFieldError('address', words['moving.badAddress']);
  const mediaBase = typed.mediaBase.trim() === '' ? null : readCallAddress(typed.mediaBase.trim());
  if (mediaBase === undefined) throw createFieldError('mediaBase', words['moving.badAddress']);
  const stored = typed.id === undefined ? undefined : await findStoredSource(typed.id);
  if (typed.id !== undefined && !stored) throw new AppError('missing', pickMessage(words, 'moving.sourceMissing'));
  // A key goes to the host that it was given for, and to no other.
  const keepsHost = stored !== undefined && new URL(stored.address).host === new URL(address).host;
  const apiKey = typed.apiKey.trim() || (stored?.apiKey && keepsHost ? openApiKey(stored.apiKey) : '');
  if (apiKey === '') throw createFieldError('apiKey', words[stored ? 'moving.keyAgain' : 'moving.keyMissing']);
  const isPrivate = keepsHost && stored.isPrivate && stored.mediaBase === mediaBase;
  const { facts, site } = await lookAtLegacy({ address, mediaBase, isPrivate }, apiKey);
  const source = { id: typed.id, name: typed.name, address, mediaBase, isPrivate, apiKey: sealApiKey(apiKey), facts };
  const saved = await saveSource(source, viewer);
  await noteNames({ sourceId: saved.id, ...site }, viewer);
  return saved;
}

/** Stores an old portal that has been looked at. */
export const saveSource = command({
  access: 'site.manage',
  fresh: true,
  input: z.object({
    id: id.optional(),
    ...{ name: shownText, address: foreignText, mediaBase: foreignText.nullable(), isPrivate: z.boolean() },
    ...{ apiKey: z.object({ sealed: foreignText }), facts: foundFacts },
  }),
  run: async ({ id: sourceId, facts, ...data }, _viewer, tx) => {
    const same = await tx.moveSource.findFirst({
      where: { kind: 'legacy', address: data.address, organisationId: null },
      select: { id: true },
    });
    if (same && sourceId !== undefined && same.id !== sourceId)
      throw createFieldError('address', words['moving.addressTaken']);
    const known = sourceId ?? same?.id;
    if (known === undefined)
      return tx.moveSource.create({ data: { kind: 'legacy', ...data, found: facts }, select: { id: true } });
    await lockSource(tx, known);
    return tx.moveSource.update({ where: { id: known }, data: { ...data, found: facts }, select: { id: true } });
  },
  audit: ({ name, address, mediaBase }, { id: nounId }) => ({
    ...{ action: 'move.connect', noun: 'move', nounId, after: { name, address, mediaBase } },
  }),
});

/**
 * Removes a source of which nothing has been moved.
 *
 * @throws AppError 'missing', 'conflict' once something of it is here
 */
export const removeSource = command({
  access: 'site.manage',
  fresh: true,
  input: idInput,
  run: async ({ id: sourceId }, _viewer, tx) => {
    const { address } = await lockSource(tx, sourceId);
    const [things, open] = await Promise.all([
      tx.moveThing.count({ where: { sourceId, newId: { not: null } } }),
      tx.moveRun.count({ where: { sourceId, OR: [{ status: 'running' }, { isUndoing: true }] } }),
    ]);
    if (things > 0 || open > 0) throw new AppError('conflict', pickMessage(words, 'moving.sourceInUse'));
    await tx.moveSource.delete({ where: { id: sourceId } });
    return { address };
  },
  audit: ({ id: nounId }, { address }) => ({ action: 'move.disconnect', noun: 'move', nounId, before: { address } }),
});
