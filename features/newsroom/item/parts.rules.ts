import { editorMessages as words } from '../editor/editor.messages';
import type { NewsContent } from './content.schema';

type PartPicture = NewsContent['pictures'][number] & { focus?: string };

/** Value of a part by its kind; the editor and the revisions each write a kind in their own form. */
export type PartValue =
  | { kind: 'text'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'category'; id: number }
  | { kind: 'pictures'; pictures: readonly PartPicture[] }
  | { kind: 'files'; files: NewsContent['attachments'] }
  | { kind: 'links'; links: readonly string[] }
  /** ISO 8601, or the meaning of a missing time. */
  | { kind: 'moment'; at: string | null; missing: 'onApproval' | 'endless' }
  | { kind: 'flag'; is: boolean };

type Part = {
  /** Name on screen. */
  label: string;
  /** Fields that are taken over as a unit. */
  fields: readonly (keyof NewsContent)[];
  /** Value that is equal in equal versions; by default the fields as they are. */
  toComparable?: (content: NewsContent) => unknown;
  describe: (content: NewsContent) => PartValue;
};

/**
 * Parts of an item, in the editor's order. Parts are compared, shown and merged as a unit: a cover's description makes
 * no sense with another cover.
 */
export const newsParts = {
  topic: {
    label: words['editor.topic'].th,
    fields: ['topic'],
    describe: ({ topic }) => ({ kind: 'text', text: topic }),
  },
  detail: {
    label: words['editor.detail'].th,
    fields: ['detail'],
    describe: ({ detail }) => ({ kind: 'html', html: detail }),
  },
  topicEn: {
    label: words['editor.topicEn'],
    fields: ['topicEn'],
    describe: ({ topicEn }) => ({ kind: 'text', text: topicEn }),
  },
  summaryEn: {
    label: words['editor.summaryEn'],
    fields: ['summaryEn'],
    describe: ({ summaryEn }) => ({ kind: 'text', text: summaryEn }),
  },
  category: {
    label: words['editor.category'].th,
    fields: ['categoryId'],
    describe: ({ categoryId }) => ({ kind: 'category', id: categoryId }),
  },
  cover: {
    label: words['editor.cover'].th,
    fields: ['coverId', 'coverAlt', 'coverCaption', 'coverFocusX', 'coverFocusY'],
    describe: (content) => ({ kind: 'pictures', pictures: listCovers(content) }),
  },
  pictures: {
    label: words['editor.gallery'].th,
    fields: ['pictures'],
    describe: ({ pictures }) => ({ kind: 'pictures', pictures }),
  },
  attachments: {
    label: words['editor.attachments'].th,
    fields: ['attachments'],
    describe: ({ attachments }) => ({ kind: 'files', files: attachments }),
  },
  videos: {
    label: words['editor.videos'].th,
    fields: ['videoLinks'],
    describe: ({ videoLinks }) => ({ kind: 'links', links: videoLinks }),
  },
  publishAt: {
    label: words['editor.when'].th,
    fields: ['publishAt'],
    toComparable: ({ publishAt }) => toInstant(publishAt),
    describe: ({ publishAt }) => ({ kind: 'moment', at: publishAt, missing: 'onApproval' }),
  },
  unpublishAt: {
    label: words['editor.unpublishAt'].th,
    fields: ['unpublishAt'],
    toComparable: ({ unpublishAt }) => toInstant(unpublishAt),
    describe: ({ unpublishAt }) => ({ kind: 'moment', at: unpublishAt, missing: 'endless' }),
  },
  pinned: {
    label: words['editor.pin'].th,
    fields: ['pinned'],
    describe: ({ pinned }) => ({ kind: 'flag', is: pinned }),
  },
} as const satisfies Record<string, Part>;
export type NewsPart = keyof typeof newsParts;
export const newsPartNames = Object.keys(newsParts).filter((name): name is NewsPart => name in newsParts);

const getPart = (name: NewsPart): Part => newsParts[name];

/** The cover as a list of at most one picture, with its focal point. */
function listCovers({ coverId, coverAlt, coverCaption, coverFocusX, coverFocusY }: NewsContent): PartPicture[] {
  if (coverId === null) return [];
  const focus = `${Math.round(coverFocusX * 100)}% × ${Math.round(coverFocusY * 100)}%`;
  return [{ mediaId: coverId, alt: coverAlt, caption: coverCaption, decorative: false, focus }];
}

/** A time as milliseconds, whatever its offset; an unreadable one stays as it is. */
function toInstant(value: string | null): string | number | null {
  const time = value === null ? NaN : Date.parse(value);
  return Number.isNaN(time) ? value : time;
}

/** True if two versions have the same content in one part. */
export function isSamePart(name: NewsPart, one: NewsContent, other: NewsContent): boolean {
  const { fields, toComparable = (content: NewsContent) => fields.map((field) => content[field]) } = getPart(name);
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other));
}

export function isSameContent(one: NewsContent, other: NewsContent): boolean {
  return newsPartNames.every((name) => isSamePart(name, one, other));
}

/** A version with some parts of another. */
export function takeParts(names: readonly NewsPart[], from: NewsContent, into: NewsContent): NewsContent {
  const fields = names.flatMap((name) => getPart(name).fields).map((field) => ({ [field]: from[field] }));
  return Object.assign({ ...into }, ...fields);
}

/** Ids of the files that an item consists of; those within its text are not among them. */
export function listMediaIds(content: NewsContent): number[] {
  return newsPartNames.flatMap((name) => {
    const value = getPart(name).describe(content);
    if (value.kind === 'pictures') return value.pictures.map(({ mediaId }) => mediaId);
    return value.kind === 'files' ? value.files.map(({ mediaId }) => mediaId) : [];
  });
}

/** Label of the part that consists of one field only, by that field's name. */
export const findPartLabel = (field: string): string | undefined =>
  newsPartNames.map(getPart).find(({ fields }) => fields.length === 1 && fields.some((one) => one === field))?.label;
