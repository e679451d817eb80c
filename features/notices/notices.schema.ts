import { z } from 'zod';
import { checkboxField, lineField, publicationTimeField } from '@/lib/command/form-fields';
import { html, id, text } from '@/lib/command/validation';
import { audienceInput } from './audience/audience.schema';
import { noticesMessages as words } from './notices.messages';

export const TITLE_LENGTH = 200;
/** Maximum size of the text of a notice as HTML, in bytes. */
export const BODY_BYTES = 200_000;
export const ATTACHMENTS = 10;

/** Marks of a notice: its columns, and the boxes of its form. */
export const noticeMarks = { mustRead: true, answerWanted: true } as const;
export type NoticeMarks = Record<keyof typeof noticeMarks, boolean>;

/** Draft of a notice; without an `id` a new one. */
export const noticeInput = z.object({
  id: id.optional(),
  /** Version that the form was loaded with; required with an `id`. */
  version: id.optional(),
  title: lineField(TITLE_LENGTH, { missing: words['notices.titleMissing'], long: words['notices.titleLong'] }),
  body: html(BODY_BYTES, words['notices.bodyLong']).default(''),
  mustRead: checkboxField,
  answerWanted: checkboxField,
  deadlineAt: publicationTimeField,
  attachments: z
    .array(z.object({ mediaId: id, title: text(300) }))
    .max(ATTACHMENTS, words['notices.tooManyFiles'])
    .default([]),
  circles: audienceInput,
  /** True if it is to be sent next, so that text and recipients are required. */
  isReady: z.boolean().default(false),
});

export const noticeVersionInput = z.object({ id, version: id });

/** Tabs of the list of sent notices; `overseen` are the agency's to the organisations that the sender supervises. */
export const sentTabs = ['all', 'draft', 'sent', 'recalled', 'overseen'] as const;
export type SentTab = (typeof sentTabs)[number];

/** File attached to a notice. */
export type NoticeFile = { mediaId: number; title: string; url: string; extension: string; bytes: number };
