import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, readId, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search } from '@/lib/list/params';
import { toExcerpt } from '@/lib/text/excerpt';
import { tidySearch } from '@/lib/text/text-rules';
import { MINUTE_MS } from '@/lib/time/units';
import { forumMessages } from './forum.messages';
import { type Author, EDIT_MINUTES, forumFilters, forumSorts, POSTS_PER_PAGE, QUOTE_LENGTH } from './forum.schema';

const { supplied } = filtersFor<Prisma.ForumTopicWhereInput>();

/** The address of the list of topics. */
export const forumList = listParams({
  roomId: supplied(named('room', id), {
    label: forumMessages['forum.room'],
    all: forumMessages['forum.allRooms'],
    where: (roomId) => ({ roomId }),
  }),
  filter: { ...oneOf(forumFilters), role: 'link' },
  ...search,
  ...paging(forumSorts, 24),
});
export type ForumChoice = ChoiceOf<typeof forumList>;

/** Query parameters that open a dialog for a topic or one of its posts. */
export const topicDialogKinds = ['edit', 'delete', 'report', 'hide', 'hideTopic', 'move', 'news'] as const;
export type TopicDialogRequest = { kind: (typeof topicDialogKinds)[number]; id: number };

/**
 * Query parameters of a topic: the page, by number, by a post on it or as the first with unread posts; a quoted post; a
 * dialog.
 */
export type TopicChoice = {
  page?: number;
  postId?: number;
  unread: boolean;
  quoteId?: number;
  dialog?: TopicDialogRequest;
};

/** Reads the query parameters; invalid values fall back to the first page. */
export function readTopicChoice(params: SearchParams): TopicChoice {
  const kind = topicDialogKinds.find((name) => getFirstValue(params[name]) !== '');
  const id = kind && readId(params[kind]);
  return {
    page: readId(params.page),
    postId: readId(params.post),
    unread: getFirstValue(params.at) === 'unread',
    quoteId: readId(params.quote),
    dialog: kind && id !== undefined ? { kind, id } : undefined,
  };
}

/** URL of a page of a topic. */
export const topicHref = (path: string, id: number, page = 1): string =>
  page > 1 ? `${path}/${id}?page=${page}` : `${path}/${id}`;

/** URL of the page of a topic that contains a post, scrolled to the post. */
export const postHref = (path: string, topicId: number, postId: number): string =>
  `${path}/${topicId}?post=${postId}#post-${postId}`;

/** URL of a page of a topic with a dialog open. */
export const topicDialogHref = (here: string, { kind, id }: TopicDialogRequest): string =>
  `${here}${here.includes('?') ? '&' : '?'}${kind}=${id}`;

/** URL of a page of a topic with the answer form quoting a post. */
export const quoteHref = (here: string, id: number): string =>
  `${here}${here.includes('?') ? '&' : '?'}quote=${id}#answer`;

/** Page number of a post, from the number of posts before it. */
export const toPostPage = (before: number): number => Math.floor(before / POSTS_PER_PAGE) + 1;

/** True while the author may still change a post: for 30 minutes. */
export const isWithinEditTime = (createdAt: Date, now: number): boolean =>
  now - createdAt.getTime() <= EDIT_MINUTES * MINUTE_MS;

/** A piece of a post: plain text, a link, or the name of a mentioned person. */
export type PostPiece = { kind: 'words' | 'link' | 'name'; text: string };

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\u0e00-\u0e7f]+/gi;
/** Punctuation that belongs to the sentence rather than to the URL before it. */
const TRAILING = '.,;:!?)]';

/**
 * Splits a post's text into pieces. Only complete http(s) URLs become links, so that no link can run script.
 *
 * @param names of the people it mentions, without the `@`
 */
export function readPieces(body: string, names: readonly string[]): PostPiece[] {
  const pieces: PostPiece[] = [];
  let at = 0;
  for (const { 0: found, index } of body.matchAll(ADDRESS)) {
    const address = trimTrailing(found);
    if (!URL.canParse(address)) continue;
    pieces.push(...splitNames(body.slice(at, index), names), { kind: 'link', text: address });
    at = index + address.length;
  }
  return [...pieces, ...splitNames(body.slice(at), names)].filter(({ text }) => text !== '');
}

/** A loop, not a regular expression: one would rescan a run of such characters from each of them (quadratic). */
function trimTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function splitNames(words: string, names: readonly string[]): PostPiece[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const pieces: PostPiece[] = [];
  let from = 0;
  for (let at = words.indexOf('@'); at >= 0; at = words.indexOf('@', at + 1)) {
    const name = longestFirst.find((one) => words.startsWith(one, at + 1));
    if (name === undefined) continue;
    pieces.push({ kind: 'words', text: words.slice(from, at) }, { kind: 'name', text: `@${name}` });
    from = at + 1 + name.length;
  }
  return [...pieces, { kind: 'words', text: words.slice(from) }];
}

/** Maximum length of a name looked up after an `@`. */
const MAX_NAME_LENGTH = 120;

/**
 * Every candidate name after each `@` of a text: all prefixes of the line that follows it, longest first.
 *
 * @param most maximum number of `@` that are read
 */
export function readMentionCandidates(body: string, most: number): string[][] {
  const places = [...body.matchAll(/@/g)].slice(0, most).map(({ index }) => index + 1);
  return places.map((at) => {
    const line = body.slice(at, at + MAX_NAME_LENGTH).split('\n', 1)[0] ?? '';
    return Array.from({ length: line.length }, (_, cut) => line.slice(0, line.length - cut)).filter(
      (name) => name.trim() === name,
    );
  });
}

type Membership = { organisation: { name: string } } | null;
type AuthorRow = { id: number; displayName: string; systemUser: Membership; collegeUser: Membership };

/** Author of something; for the account of an office, name and organisation are the same, so the latter is left out. */
export function toAuthor(row: AuthorRow | null): Author | undefined {
  if (!row) return undefined;
  const organisation = (row.systemUser ?? row.collegeUser)?.organisation.name;
  return {
    id: row.id,
    name: row.displayName,
    organisation: organisation === row.displayName ? undefined : organisation,
  };
}

type Quoted = { id: number; body: string; hiddenAt: Date | null; author: { displayName: string } | null };

/** Quote shown above an answer; of a hidden post only a notice. */
export function toQuote({ id, body, hiddenAt, author }: Quoted) {
  return {
    id,
    author: author?.displayName,
    words: hiddenAt === null ? toExcerpt(body, QUOTE_LENGTH) : forumMessages['forum.hiddenPost'],
  };
}

const FORUM = /^\/[a-z]+\/forum$/;
const WITHIN = /^\/[a-z]+\/forum(?:\/[1-9]\d{0,9})?(?:\?[\w=&%+-]{0,300})?$/;

/** Forum path of an area, from a form; anything else becomes `/`. */
export const toForumPath = (path: string): string => (FORUM.test(path) ? path : '/');

/** Page of an area's forum, from a form; anything else becomes `/`. */
export const toForumBackPath = (back: string): string => (WITHIN.test(back) ? back : '/');

/** Query parameters of the people search: the room, and the part of a name that was typed. */
export const readPeopleQuery = (params: SearchParams): { roomId?: number; search: string } => ({
  roomId: readId(params.room),
  search: tidySearch(getFirstValue(params.search), MAX_NAME_LENGTH),
});
