import { z } from 'zod';
import { inputMessages } from '@/lib/command/messages';
import { html, id, idField, rawText, text } from '@/lib/command/validation';
import { readVideo } from '@/lib/rich-text/video';
import { dateTimeField } from '@/lib/time/date-fields';
import { newsroomMessages as words } from '../workflow/workflow.messages';

/** Maximum and advised length of a headline, in characters; lists show headlines of the advised length whole. */
export const TOPIC_LENGTH = 300;
export const TOPIC_ADVISED = 120;
/** Maximum length of an item's HTML, in characters. */
export const DETAIL_LENGTH = 400_000;
export const MAX_PICTURES = 40;
export const MAX_ATTACHMENTS = 20;
export const MAX_VIDEOS = 10;
/** Length of the plain-text summary that lists and the legacy API show, in characters. */
export const SUMMARY_LENGTH = 600;
/** Maximum length of a picture's alternative text and caption, in characters. */
export const ALT_LENGTH = 300;
/** Text below a picture; null in items of before captions, of which readers see the alternative text instead. */
const caption = text(ALT_LENGTH).nullable().default(null);

const share = z.number().min(0).max(1);
/** ISO 8601 with the offset of UTC, whatever offset or era it was written in. */
const instant = dateTimeField('publication', { bad: words['newsroom.badTime'], outside: inputMessages['ui.farMoment'] })
  .transform((moment) => moment.toISOString())
  .nullable();

/** Content of an item as its author writes it; revisions and autosaves have the same fields. */
export const newsContent = z
  .object({
    section: z.enum(['news', 'lifestyle']),
    categoryId: idField(words['newsroom.categoryRequired']),
    topic: text(TOPIC_LENGTH),
    /** HTML; sanitised on the way in and again on the way out. */
    detail: html(DETAIL_LENGTH, words['newsroom.detailTooLong']),
    /** Headline and summary for the English pages; empty if there is none. */
    topicEn: text(TOPIC_LENGTH).default(''),
    summaryEn: text(SUMMARY_LENGTH).default(''),
    coverId: id.nullable(),
    coverAlt: text(ALT_LENGTH),
    coverCaption: caption,
    /** Focal point of the cover, as shares of its width and height. */
    coverFocusX: share,
    coverFocusY: share,
    pictures: z
      .array(z.object({ mediaId: id, alt: text(ALT_LENGTH), caption, decorative: z.boolean() }))
      .max(MAX_PICTURES),
    attachments: z.array(z.object({ mediaId: id, title: text(ALT_LENGTH) })).max(MAX_ATTACHMENTS),
    videoLinks: z
      .array(
        rawText(500)
          .trim()
          .refine((link) => readVideo(link)?.embed !== undefined, words['newsroom.badVideo']),
      )
      .max(MAX_VIDEOS),
    /** ISO 8601; null means the moment of approval. */
    publishAt: instant,
    unpublishAt: instant,
    pinned: z.boolean(),
  })
  .refine(
    ({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || Date.parse(unpublishAt) > Date.parse(publishAt),
    {
      path: ['unpublishAt'],
      error: words['newsroom.endBeforeStart'],
    },
  );
/** Category id of an item that has no category yet. */
export const NO_CATEGORY = 0;
const categoryOrNone = z.union([z.literal(NO_CATEGORY), id], words['newsroom.badCategory']);
/** Content of an item while it is being written; the category may be missing. */
export const unfinishedContent = newsContent.safeExtend({ categoryId: categoryOrNone });
/** Stored content; rules may have become stricter since it was saved. */
export const storedContent = z.object({
  ...unfinishedContent.shape,
  videoLinks: z.array(z.string()),
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
});
export type NewsContent = z.infer<typeof newsContent>;

/** Columns of an item with the name and the type of a field of its content. */
export const plainColumns = {
  categoryId: true,
  topicEn: true,
  summaryEn: true,
  coverId: true,
  coverAlt: true,
  coverCaption: true,
  coverFocusX: true,
  coverFocusY: true,
  videoLinks: true,
  pinned: true,
} as const satisfies Partial<Record<keyof NewsContent, true>>;

/** An item in which nothing is written. */
export const blankContent: NewsContent = {
  section: 'news',
  categoryId: NO_CATEGORY,
  topic: '',
  detail: '',
  topicEn: '',
  summaryEn: '',
  coverId: null,
  coverAlt: '',
  coverCaption: null,
  coverFocusX: 0.5,
  coverFocusY: 0.5,
  pictures: [],
  attachments: [],
  videoLinks: [],
  publishAt: null,
  unpublishAt: null,
  pinned: false,
};
