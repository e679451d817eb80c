import { requireWriter } from '@/features/media/media.queries';
import { readStoredFile } from '@/features/media/read-file.store';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { parseInput } from '@/lib/command/parse';
import { db } from '@/lib/db/db';
import { drawCover } from '@/lib/drawn-cover/draw-cover';
import type { CoverFacts, CoverLayout } from '@/lib/drawn-cover/drawn-cover.schema';
import { findDeadline, findFigures } from '@/lib/drawn-cover/figures';
import { AppError } from '@/lib/errors/errors';
import { getMediaFileName, pictureColumns } from '@/lib/files/picture.schema';
import { runPictureTask } from '@/lib/files/picture-queue';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { newsroomMessages } from '../workflow/workflow.messages';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { coversMessages as words } from './covers.messages';
import { listLayouts } from './covers.rules';
import { type CoverDraft, type CoverPreview, coverDraft } from './covers.schema';

/** Width of a preview in pixels. */
const PREVIEW_WIDTH = 480;
const getPreviewLimit = () => getLimiter('covers.preview');

/**
 * Draws the covers that an author may choose from, small.
 *
 * @throws AppError 'unauthenticated' and 'forbidden' without the right to write news, 'invalid' by field, 'missing' for
 *   an item that the viewer may not see, 'limited' above 240 calls per hour and account, 'busy' when the queue is full
 */
export async function previewCovers(raw: unknown, viewer: Viewer): Promise<{ previews: CoverPreview[] }> {
  requireWriter(viewer);
  const draft = parseInput(coverDraft, raw);
  await consume(getPreviewLimit(), `account:${viewer.accountId}`, pickMessage(words, 'covers.tooMany'));
  const { toFacts, logo } = await findCoverMaterial(draft, viewer);
  const previews = listLayouts(draft.topic).map(async (layout) => {
    const webp = await runPictureTask(() =>
      drawCover(toFacts(layout), { format: 'wide', encoding: 'webp', width: PREVIEW_WIDTH, logo }),
    );
    return { layout, src: `data:image/webp;base64,${webp.toString('base64')}` };
  });
  return { previews: await Promise.all(previews) };
}

type CoverMaterial = { toFacts: (layout: CoverLayout) => CoverFacts; logo?: Uint8Array | undefined };

/**
 * Facts from which a cover is drawn: the headline as typed, the category, and the office of the item or the viewer.
 *
 * @throws AppError 'missing' for an item that the viewer may not see, 'invalid' for an unknown category
 */
export async function findCoverMaterial(draft: CoverDraft, viewer: Viewer): Promise<CoverMaterial> {
  const item = draft.id === undefined ? undefined : await findNewsroomItem(viewer, draft.id);
  if (draft.id !== undefined && !item) throw new AppError('missing', pickMessage(newsroomMessages, 'newsroom.missing'));
  const [category, office] = await Promise.all([
    db.category.findUnique({
      where: { id: draft.categoryId },
      select: { name: true, color: true, colorDeep: true },
    }),
    db.organisation.findUnique({
      where: { id: item?.organisation.id ?? viewer.organisationId ?? NO_ID },
      select: { name: true, logo: { select: pictureColumns } },
    }),
  ]);
  if (!category) throw new AppError('invalid', pickMessage(words, 'covers.categoryRequired'));
  if (!office) throw new AppError('forbidden', pickMessage(words, 'covers.noOrganisation'));
  const { topic, figure = findFigures(topic)[0], categoryId } = draft;
  return {
    toFacts: (layout) => ({
      ...{ headline: topic, category: category.name, color: category.color, colorDeep: category.colorDeep },
      ...{ office: office.name, layout, figure, deadline: findDeadline(topic), turn: categoryId },
    }),
    logo: office.logo ? await readStoredFile(getMediaFileName(office.logo, office.logo.widths[0])) : undefined,
  };
}
