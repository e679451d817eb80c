import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addFetchedPicture } from '@/features/media/fetched.store';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { storedMedia } from '@/lib/files/picture.schema';
import { tag } from '@/lib/request/context';
import { LOGO_ID } from '@/lib/site/schema';
import { cutText } from '@/lib/text/text-rules';
import { toFileKey, toFileName } from '../items/item.rules';
import { foreignText, shownText } from '../moving.schema';
import { lockRunning } from '../runs/runs.store';
import { mapCategories, mapOffices } from './mappings.store';

const banner = z.object({
  ...{ oldId: foreignText, title: shownText, description: shownText, target: foreignText },
  ...{ visible: z.boolean(), image: foreignText },
});
const link = z.object({ oldId: foreignText, label: shownText, target: foreignText });
const input = z.object({
  ...{ runId: z.number().int(), base: foreignText, logo: foreignText },
  categories: z.array(z.object({ oldId: foreignText, name: shownText, visible: z.boolean(), position: z.number() })),
  offices: z.array(z.object({ name: shownText, code: foreignText })),
  ...{ banners: z.array(banner), links: z.array(link) },
});
const fetched = storedMedia.omit({ originalName: true });

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 250;
const STEP = 10;
const SITE_TIMEOUT_MS = 60_000;

/**
 * Maps categories and offices of a source, and adds its banners, links and logo once: what was moved before, and a logo
 * that is here already, stay as they are.
 */
export const writeSiteThings = command({
  access: 'site.manage',
  input,
  timeoutMs: SITE_TIMEOUT_MS,
  run: async ({ runId, base, categories, offices, banners, links, logo }, _viewer, tx) => {
    const { id, sourceId, isDry } = await lockRunning(tx, runId);
    await mapCategories(tx, { id: sourceId, isDry, runId: id }, categories);
    await mapOffices(tx, sourceId, offices);
    const picture = (name: string, alt: string) => findPicture(tx, sourceId, toFileKey(name, base), alt);
    const run = { id, sourceId };
    for (const { oldId, image, ...row } of banners) {
      const title = cutText(row.title, TITLE_LENGTH);
      const description = cutText(row.description, DESCRIPTION_LENGTH);
      await addOnce(tx, run, { kind: 'banner', oldId, of: [title, row.target, image] }, async () => {
        const mediaId = image === '' ? null : await picture(image, title);
        const { _max } = await tx.banner.aggregate({ _max: { position: true } });
        const position = (_max.position ?? 0) + STEP;
        return (await tx.banner.create({ data: { ...row, title, description, mediaId, position } })).id;
      });
    }
    for (const { oldId, target, label } of links) {
      await addOnce(tx, run, { kind: 'link', oldId, of: [label, target] }, async () => {
        const same = await tx.link.findFirst({ where: { target }, select: { id: true } });
        if (same) return undefined;
        const { _max } = await tx.link.aggregate({ _max: { position: true } });
        const data = { label: cutText(label, TITLE_LENGTH), target, position: (_max.position ?? 0) + STEP };
        return (await tx.link.create({ data })).id;
      });
    }
    if (logo !== '')
      await addOnce(tx, run, { kind: 'logo', oldId: '1', of: [logo] }, () => addLogo(tx, picture(logo, '')));
    return undefined;
  },
  invalidates: () => [tag.categories, tag.banners, tag.links, tag.logo, tag.home, tag.lists()],
});

type Key = { kind: string; oldId: string; of: readonly string[] };

/** Adds a thing unless an earlier run has; undefined if it is here already. */
async function addOnce(
  tx: Transaction,
  { id: runId, sourceId }: { id: number; sourceId: number },
  { kind, oldId, of }: Key,
  add: () => Promise<number | undefined>,
): Promise<void> {
  const where = { sourceId_kind_oldId: { sourceId, kind, oldId } };
  if (await tx.moveThing.findUnique({ where })) return;
  const newId = await add();
  const hash = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  await tx.moveThing.create({
    data: { sourceId, kind, oldId, newId: newId ?? null, hash, runId: newId === undefined ? null : runId },
  });
}

async function addLogo(tx: Transaction, picture: Promise<number | null>): Promise<number | undefined> {
  const mediaId = await picture;
  const here = await tx.logo.findUnique({ where: { id: LOGO_ID }, select: { mediaId: true } });
  if (mediaId === null || here?.mediaId) return undefined;
  await tx.logo.upsert({ where: { id: LOGO_ID }, create: { id: LOGO_ID, mediaId }, update: { mediaId } });
  return mediaId;
}

/** A fetched picture in the agency's library; null if it could not be had, or there is no agency. */
async function findPicture(tx: Transaction, sourceId: number, key: string, alt: string): Promise<number | null> {
  const row = await tx.moveFile.findUnique({ where: { sourceId_address: { sourceId, address: key } } });
  const file = fetched.nullable().parse(row?.file ?? null);
  const agency = await tx.organisation.findFirst({
    where: { kind: 'agency' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (!file || !agency) return null;
  return (await addFetchedPicture(tx, file, { organisationId: agency.id, name: toFileName(key), alt })).id;
}
