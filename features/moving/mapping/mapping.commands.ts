import { z } from 'zod';
import { replaceMovedCategory, replaceMovedOffice } from '@/features/newsroom/item/moved-places.store';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { movingMessages as words } from '../moving.messages';
import { lockSource } from '../runs/sources.store';
import { suggestNames } from './likeness.rules';
import { exactInput, type MappingKind, mappingInput } from './mapping.schema';

const TIMEOUT_MS = 120_000;
const idRows = z.array(z.object({ id: z.number() }));
const bothTags = (ids: readonly number[], kind: MappingKind) =>
  ids.map((id) => (kind === 'office' ? tag.organisation(id) : tag.lists(id)));

type Chosen = { sourceId: number; kind: MappingKind; name: string; targetId: number };

/**
 * Chooses what stands here for a name of a source. Items that have come under that name and that nobody has edited move
 * along.
 *
 * @throws AppError 'missing', 'invalid' for a target that isn't there, 'conflict' while a run of the source is on its way
 */
export const chooseMapping = command({
  access: 'site.manage',
  input: mappingInput,
  timeoutMs: TIMEOUT_MS,
  run: async (chosen, _viewer, tx) => {
    await assertQuiet(tx, chosen.sourceId);
    return applyMapping(tx, chosen);
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ sourceId, kind, name }, { before, targetId, moved }) => ({
    ...{ action: 'move.map', noun: 'move', nounId: sourceId },
    ...{ before: { kind, name, targetId: before }, after: { kind, name, targetId, moved } },
  }),
});

/** Accepts all suggestions whose names are the same but for their writing. */
export const acceptExact = command({
  access: 'site.manage',
  input: exactInput,
  timeoutMs: TIMEOUT_MS,
  run: async ({ sourceId, kind }, _viewer, tx) => {
    await assertQuiet(tx, sourceId);
    const open = await tx.moveMapping.findMany({ where: { sourceId, kind, targetId: null } });
    const select = { id: true, name: true };
    const here =
      kind === 'office'
        ? await tx.organisation.findMany({ where: { status: 'open' }, select })
        : await tx.category.findMany({ select });
    const touched = new Set<string>();
    let [accepted, moved] = [0, 0];
    for (const { name, label } of open) {
      const [first] = suggestNames(label || name, here, 1);
      if (!first?.isExact) continue;
      const done = await applyMapping(tx, { sourceId, kind, name, targetId: first.id });
      for (const one of done.touched) touched.add(one);
      accepted += 1;
      moved += done.moved;
    }
    return { accepted, moved, touched: [...touched] };
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ sourceId, kind }, { accepted, moved }) =>
    accepted === 0
      ? undefined
      : { action: 'move.mapExact', noun: 'move', nounId: sourceId, after: { kind, accepted, moved } },
});

/** While a run writes, its items would be placed by both. */
async function assertQuiet(tx: Transaction, sourceId: number): Promise<void> {
  await lockSource(tx, sourceId);
  const busy = await tx.moveRun.count({ where: { sourceId, OR: [{ status: 'running' }, { isUndoing: true }] } });
  if (busy > 0) throw new AppError('conflict', pickMessage(words, 'moving.mapping.busy'));
}

async function applyMapping(tx: Transaction, { sourceId, kind, name, targetId }: Chosen) {
  const key = { sourceId_kind_name: { sourceId, kind, name } };
  const known = await tx.moveMapping.findUnique({ where: key });
  if (!known) throw new AppError('missing', pickMessage(words, 'moving.mapping.missing'));
  const target = await findTarget(tx, kind, targetId);
  if (!target) throw createFieldError('targetId', words['moving.mapping.noTarget']);
  await tx.moveMapping.update({ where: key, data: { targetId, chosen: true } });
  const ids = await listUntouched(tx, { sourceId, kind, name });
  const moved =
    kind === 'office'
      ? await replaceMovedOffice(tx, ids, { organisationId: targetId, systemUserId: target.systemUserId })
      : await replaceMovedCategory(tx, ids, { categoryId: targetId, section: target.section });
  await tx.moveThing.updateMany({
    where: { sourceId, kind: 'news', newId: { in: moved.map(({ id }) => id) } },
    data: { version: { increment: 1 } },
  });
  const places = [...new Set([...moved.map(({ before }) => before), targetId])];
  const touched =
    moved.length === 0
      ? []
      : [...moved.map(({ id }) => tag.news(id)), ...bothTags(places, kind), tag.home, tag.lists()];
  return { before: known.targetId, targetId, moved: moved.length, touched };
}

/** Ids of the items that came under a name, but those that somebody has edited since. */
async function listUntouched(tx: Transaction, { sourceId, kind, name }: Omit<Chosen, 'targetId'>): Promise<number[]> {
  const rows =
    kind === 'office'
      ? await tx.$queryRaw`
          SELECT n.id FROM move_thing t JOIN news n ON n.id = t.new_id AND n.version = t.version
          WHERE t.source_id = ${sourceId} AND t.kind = 'news' AND t.office = ${name} AND n.deleted_at IS NULL`
      : await tx.$queryRaw`
          SELECT n.id FROM move_thing t JOIN news n ON n.id = t.new_id AND n.version = t.version
          WHERE t.source_id = ${sourceId} AND t.kind = 'news' AND t.category = ${name} AND n.deleted_at IS NULL`;
  return idRows.parse(rows).map(({ id }) => id);
}

async function findTarget(tx: Transaction, kind: MappingKind, id: number) {
  if (kind === 'category') {
    const category = await tx.category.findUnique({ where: { id }, select: { section: true } });
    return category && { section: category.section, systemUserId: null };
  }
  const organisation = await tx.organisation.findUnique({ where: { id }, select: { kind: true } });
  if (!organisation) return null;
  const account =
    organisation.kind === 'agency'
      ? null
      : await tx.systemUser.findFirst({
          where: { organisationId: id, isOffice: true },
          select: { id: true },
          orderBy: { id: 'asc' },
        });
  return { section: 'news' as const, systemUserId: account?.id ?? null };
}
