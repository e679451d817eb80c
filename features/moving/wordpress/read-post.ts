import { MAX_PICTURES } from '@/features/newsroom/item/content.schema';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { stripControls } from '@/lib/text/text-rules';
import { repairThai } from '@/lib/text/thai-encodings';
import type { SourceItem, SourcePicture } from '../moving.schema';
import { ABSOLUTE, listOldPaths, readWebAddress } from './addresses.rules';
import { addParagraphs } from './content/autop';
import { convertContent, toFigures } from './content/convert';
import { createNotes, type Notes } from './content/notes';
import { readPostDate } from './dates.rules';
import { listTags, readCategory, readLine, readOffice, readState, readViews, toNumber } from './post-fields.rules';
import type { WxrSurvey } from './survey';
import type { WxrItem } from './wxr/wxr.schema';

export type PostChoice = { pages: boolean; now: Date };

/** Reason why an item of a file is none here. */
export type PassedOver = 'type' | 'trash' | 'unfinished' | 'noId' | 'cut';

/**
 * Reads a post, or a page where those are wanted, as an item.
 *
 * @returns the reason for anything else
 */
export function readPost(
  post: WxrItem,
  survey: WxrSurvey,
  { pages, now }: PostChoice,
): { item: SourceItem; changedAt: Date | undefined } | { passedOver: PassedOver } {
  const { fields, meta } = post;
  const type = fields.type?.trim();
  // Status and password stand behind the text: without them nobody knows who may read it.
  if (!post.isWhole && [fields.status, type, fields.password].includes(undefined)) return { passedOver: 'cut' };
  const isPage = type === 'page';
  if (type !== 'post' && !(isPage && pages)) return { passedOver: type === undefined ? 'noId' : 'type' };
  const state = readState(fields);
  if (typeof state === 'string') return { passedOver: state };
  const id = toNumber(fields.id);
  if (id === undefined || id === 0) return { passedOver: 'noId' };

  const notes = createNotes();
  const own = ABSOLUTE.test(fields.link ?? '') ? readWebAddress(fields.link ?? '', survey.site?.href) : undefined;
  const base = own?.href ?? survey.site?.href ?? '';
  const gallery: SourcePicture[] = [];
  const context = { id, footnotes: meta.footnotes ?? '', library: survey.library, notes, gallery };
  const converted = convertContent(repairThai(stripControls(fields.content ?? '')), context, base);
  const excerpt = repairThai(stripControls(fields.excerpt ?? ''));
  const html = converted === '' ? addParagraphs(excerpt) : converted;
  if (converted !== '') noteExcerpt(excerpt, converted, notes);
  const seen = new Set<string>();
  const pictures = gallery.filter(({ address }) => !seen.has(address) && seen.add(address));
  const cover = findCover(meta._thumbnail_id, survey, notes);
  const { category, categoryName, others } = readCategory(post, survey.categories);
  const publishAt = readPostDate(fields, survey.offset, now) ?? survey.exportedAt;
  noteRest(post, { others, note: state.note, hasDate: readPostDate(fields, survey.offset, now) !== undefined }, notes);
  const addresses = listOldPaths([fields.link ?? '', fields.guid ?? ''], survey.site, String(id), isPage);
  return {
    item: {
      ...{ oldId: String(id), keptId: null, topic: readLine(fields.title), status: state.status, level: null },
      html: html + toFigures(pictures.slice(MAX_PICTURES)),
      publishAt: publishAt?.toISOString() ?? null,
      ...{ category, categoryName, office: readOffice(fields, survey.authors) },
      ...{ reads: readViews(post), shares: 0, videoLinks: [], cover: cover?.file ?? '', coverAlt: cover?.alt ?? '' },
      ...{ pictures: pictures.slice(0, MAX_PICTURES), addresses, base, isCut: false, notes: notes.list() },
    },
    changedAt: readPostDate({ dateGmt: fields.modifiedGmt ?? '', date: fields.modified ?? '' }, survey.offset, now),
  };
}

function findCover(typed: string | undefined, { library }: WxrSurvey, notes: Notes) {
  const id = toNumber(typed);
  if (id === undefined || id === 0) return undefined;
  const file = library.findFile(id);
  if (!file) notes.add('picture', `#${id}`);
  return file;
}

/** A hand-written excerpt has no place here; one that the text says too is no loss. */
function noteExcerpt(excerpt: string, html: string, notes: Notes): void {
  const plain = readLine(excerpt);
  if (plain !== '' && !toPlainText(html).replace(/\s+/g, ' ').includes(plain)) notes.add('excerpt', plain);
}

type Rest = { others: readonly string[]; note: string | undefined; hasDate: boolean };

function noteRest(post: WxrItem, { others, note, hasDate }: Rest, notes: Notes): void {
  const { fields, comments, cut, isWhole } = post;
  const tags = listTags(post);
  if (!hasDate) notes.add('date', fields.date ?? '');
  if (note !== undefined) notes.add(note, note === 'status' ? (fields.status ?? '') : '');
  if (comments > 0) notes.add('comment', '', comments);
  for (const name of others) notes.add('moreCategory', name);
  if (tags.length > 0) notes.add('tag', tags.join(', '), tags.length);
  if (fields.sticky?.trim() === '1') notes.add('sticky');
  if (cut.length > 0) notes.add('length', cut.join(', '));
  if (!isWhole) notes.add('cut');
}
