import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import type { Picture } from '@/lib/files/picture.schema';
import { parseJson } from '@/lib/text/parse-json';
import { forumMessages } from './forum.messages';
import type { Room } from './rooms/rooms.schema';

/** Maximum length of a topic's title and of a post, in characters. */
export const TITLE_LENGTH = 200;
export const BODY_LENGTH = 10_000;
export const REASON_LENGTH = 500;
export const ALT_LENGTH = 300;
/** Maximum number of pictures below one post, and of people mentioned in one post. */
export const MAX_POST_PICTURES = 6;
export const MAX_MENTIONS = 20;
/** Posts on one page of a topic. */
export const POSTS_PER_PAGE = 20;
/** A post can be changed or deleted by its author within this time. */
export const EDIT_MINUTES = 30;
/** Topics without activity for this long are no longer marked as unread. */
export const UNREAD_DAYS = 60;
/** Maximum number of unread topics; bounds the ids that the list query takes. */
export const MAX_UNREAD = 2_000;
/** Maximum of the menu badge. */
export const MAX_BADGE_COUNT = 99;
/** Maximum length of a quote, in characters. */
export const QUOTE_LENGTH = 200;
/** Titles are searched from one letter on, posts from this length on: shorter needles contain no trigram. */
export const MIN_BODY_NEEDLE = 3;

/** Filters of the list of topics. */
export const forumFilters = ['all', 'unread', 'mine', 'mentioned', 'unanswered', 'solved', 'reported'] as const;
export type ForumFilter = (typeof forumFilters)[number];
export const forumSorts = ['active', 'created', 'replies'] as const;
export type ForumSort = (typeof forumSorts)[number];

/** Normalises line ends and collapses runs of empty lines into one. */
const tidyLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n');

export const postBodyField = textField(BODY_LENGTH, {
  missing: forumMessages['forum.bodyMissing'],
  long: forumMessages['forum.bodyLong'],
}).transform(tidyLines);
export const topicTitleField = lineField(TITLE_LENGTH, {
  missing: forumMessages['forum.titleMissing'],
  long: forumMessages['forum.titleLong'],
});
const reasonField = textField(REASON_LENGTH, {
  missing: forumMessages['forum.reasonMissing'],
  long: forumMessages['forum.reasonLong'],
});
/** Hides a topic or post, or reports a post. */
export const reasonInput = z.object({ id, reason: reasonField });

const postPictureField = z.object({
  mediaId: id,
  alt: textField(ALT_LENGTH, { long: forumMessages['forum.altLong'] }).default(''),
});

/** Pictures of a post as sent by its form: JSON, or without script their numbers separated by commas. */
export const postPicturesField = rawText(10_000, forumMessages['forum.badPictures'])
  .default('')
  .transform((sent, context) => {
    const read = z.array(postPictureField).max(MAX_POST_PICTURES).safeParse(readPictures(sent));
    const numbers = read.success && new Set(read.data.map(({ mediaId }) => mediaId));
    if (read.success && numbers && numbers.size === read.data.length) return read.data;
    context.addIssue({ code: 'custom', message: forumMessages['forum.badPictures'] });
    return z.NEVER;
  });

const readPictures = (sent: string): unknown =>
  sent.trim().startsWith('[') ? parseJson(sent) : splitNumbers(sent).map((mediaId) => ({ mediaId }));

const splitNumbers = (sent: string): string[] => sent.split(/[\s,]+/).filter(Boolean);

/** Room id sent by a form. */
export const roomIdField = z.unknown().transform((sent, context) => {
  const read = id.safeParse(sent);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: forumMessages['forum.roomMissing'] });
  return z.NEVER;
});

export const readMarkInput = z.object({ topicId: id, postId: id });
export const allReadInput = z.object({ roomId: id.optional() });
export const solutionInput = z.object({ topicId: id, postId: id.optional() });

const ofOrganisation = { select: { organisation: { select: { name: true } } } } as const;
/** Columns that `toAuthor` needs of an account. */
export const authorColumns = {
  id: true,
  displayName: true,
  systemUser: ofOrganisation,
  collegeUser: ofOrganisation,
} as const;

export type Author = { id: number; name: string; organisation?: string };

export type PostPicture = { mediaId: number; alt: string; picture: Picture };

/** Card of a room on the forum's start page. */
export type RoomCard = Room & { topics: number; unread: number; activeAt?: Date };

export const person = z.object({ id: z.number(), name: z.string(), organisation: z.string() });
/** Somebody who can be mentioned in a room. */
export type Person = z.infer<typeof person>;
