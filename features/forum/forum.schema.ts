import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import type { Picture } from '@/lib/files/picture.schema';

/** The longest headline of a topic and the longest post, in characters. */
export const TITLE_LENGTH = 200;
export const BODY_LENGTH = 10_000;
export const REASON_LENGTH = 500;
export const ALT_LENGTH = 300;
/** Pictures below one post, and people that one post calls. */
export const MAX_POST_PICTURES = 6;
export const MAX_MENTIONS = 20;
/** Posts on one page of a topic. */
export const POSTS_PER_PAGE = 20;
/** For so long a post is its author's to change or take back. */
export const EDIT_MINUTES = 30;
/** What has been quiet for so long is no longer marked as unread. */
export const UNREAD_DAYS = 60;
/** So many unread topics are told apart; a bound for what the list looks up. */
export const MAX_UNREAD = 2_000;
/** The number beside the menu ends here. */
export const MAX_BADGE_COUNT = 99;
/** Words shown of a quoted post, in characters. */
export const QUOTE_LENGTH = 200;
/** Titles are searched from one letter on, posts from so many: shorter ones are in no trigram. */
export const MIN_BODY_NEEDLE = 3;

/** Which topics the list shows. */
export const forumFilters = ['all', 'unread', 'mine', 'mentioned', 'unanswered', 'solved', 'reported'] as const;
export type ForumFilter = (typeof forumFilters)[number];
export const forumSorts = ['active', 'created', 'replies'] as const;
export type ForumSort = (typeof forumSorts)[number];

/** Line ends as they are kept; more than one empty line says no more than one. */
const tidyLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n');

export const postBodyField = textField(BODY_LENGTH, { missing: 'forum.bodyMissing', long: 'forum.bodyLong' }).transform(
  tidyLines,
);
export const topicTitleField = lineField(TITLE_LENGTH, { missing: 'forum.titleMissing', long: 'forum.titleLong' });
export const reasonField = textField(REASON_LENGTH, { missing: 'forum.reasonMissing', long: 'forum.reasonLong' });

const postPictureField = z.object({ mediaId: id, alt: textField(ALT_LENGTH, { long: 'forum.altLong' }).default('') });

/** The pictures of a post as its form sends them: JSON, or without script their numbers separated by commas. */
export const postPicturesField = rawText(10_000, 'forum.badPictures')
  .default('')
  .transform((sent, context) => {
    const read = z.array(postPictureField).max(MAX_POST_PICTURES).safeParse(readJson(sent));
    const numbers = read.success && new Set(read.data.map(({ mediaId }) => mediaId));
    if (read.success && numbers && numbers.size === read.data.length) return read.data;
    context.addIssue({ code: 'custom', message: 'forum.badPictures' });
    return z.NEVER;
  });

function readJson(sent: string): unknown {
  if (!sent.trim().startsWith('[')) return splitNumbers(sent).map((mediaId) => ({ mediaId }));
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

const splitNumbers = (sent: string): string[] => sent.split(/[\s,]+/).filter(Boolean);

/** The room that a form names. */
export const roomIdField = z.unknown().transform((sent, context) => {
  const read = id.safeParse(sent);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'forum.roomMissing' });
  return z.NEVER;
});

export const readMarkInput = z.object({ topicId: id, postId: id });
export const allReadInput = z.object({ roomId: id.optional() });
export const solutionInput = z.object({ topicId: id, postId: id.optional() });

const ofOrganisation = { select: { organisation: { select: { name: true } } } } as const;
/** The columns `listAuthorMails` needs of an account. */
export const authorColumns = {
  id: true,
  displayName: true,
  systemUser: ofOrganisation,
  collegeUser: ofOrganisation,
} as const;

/** Who wrote something; undefined where the account is gone. */
export type Author = { id: number; name: string; organisation?: string };

export type PostPicture = { mediaId: number; alt: string; picture: Picture };

export type Post = {
  id: number;
  body: string;
  author?: Author;
  at: Date;
  editedAt?: Date;
  isFirst: boolean;
  isOwn: boolean;
  /** Came after what the viewer saw last. */
  isNew: boolean;
  quote?: { id: number; author?: string; words: string };
  pictures: PostPicture[];
  /** The names in the text that stand for people. */
  mentions: string[];
  /** Why it is hidden; its text is there for the author and moderators only. */
  hidden?: { why: string; shown: boolean };
  mayChange: boolean;
  mayDelete: boolean;
};

export type Topic = {
  id: number;
  title: string;
  room: { id: number; name: string };
  author?: Author;
  isOwn: boolean;
  pinned: boolean;
  closed: boolean;
  solvedById?: number;
  replies: number;
  createdAt: Date;
  hiddenWhy?: string;
  posts: Post[];
  page: number;
  pages: number;
  /** The first post that the viewer has not seen, where it is on this page. */
  firstNewId?: number;
  /** The text of the first post, for whoever makes news of it. */
  opening: string;
};

/** A row of the list of topics. */
export type TopicEntry = {
  id: number;
  title: string;
  room: string;
  author?: Author;
  pinned: boolean;
  closed: boolean;
  solved: boolean;
  hidden: boolean;
  unread: boolean;
  replies: number;
  createdAt: Date;
  activeAt: Date;
  lastBy?: string;
};

/** A room on the forum's front. */
export type RoomCard = {
  id: number;
  name: string;
  description: string;
  audience: string;
  isForAll: boolean;
  topics: number;
  unread: number;
  activeAt?: Date;
};

export const person = z.object({ id: z.number(), name: z.string(), organisation: z.string() });
/** Somebody who can be called in a room. */
export type Person = z.infer<typeof person>;
