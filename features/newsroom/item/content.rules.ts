import { isIdCard, normalizeIdCard, toArabicDigits } from '@/lib/text/id-card';
import { cutAfterLastTag, replaceTags } from '@/lib/text/plain-html';
import { type NewsContent, NO_CATEGORY, TOPIC_ADVISED } from './content.schema';

/** Result of a check before an item is submitted or published: an error (`must`) or a warning. */
export type Finding = {
  key:
    | ('newsroom.categoryRequired' | 'newsroom.badTime' | 'newsroom.farTime' | 'newsroom.endBeforeStart')
    | ('newsroom.topicRequired' | 'newsroom.detailRequired' | 'newsroom.altRequired' | 'newsroom.alreadyOver')
    | ('newsroom.coverMissing' | 'newsroom.topicLong' | 'newsroom.idCardFound' | 'newsroom.phoneFound')
    | ('newsroom.fieldRequired' | 'newsroom.headingMissing' | 'newsroom.headingEmpty')
    | ('newsroom.wordStop' | 'newsroom.wordAdvised');
  must: boolean;
  field: keyof NewsContent;
  /** Matches in the text, or names of what is missing. */
  found?: string[];
  /** A word that can be replaced at once. */
  replacement?: { avoided: string; right: string };
};

/** Thirteen digits, grouped as on an ID card or without separators. */
const ID_CARD = /(?<!\d)\d[ -]?\d{4}[ -]?\d{5}[ -]?\d{2}[ -]?\d(?!\d)/g;
/** Mobile numbers; offices have shorter ones, beginning with 02 to 07. */
const MOBILE = /(?<!\d)0[689]\d?[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/g;
const MOBILE_DIGITS = 10;

/**
 * Errors and warnings to show before an item is submitted or published.
 *
 * @param content the content, whose HTML may be unsanitised
 */
export function checkNews(content: NewsContent, now: Date): Finding[] {
  const words = extractText(content);
  const must = (field: Finding['field'], key: Finding['key'], wrong: boolean): Finding[] =>
    wrong ? [{ key, must: true, field }] : [];
  const should = (field: Finding['field'], key: Finding['key'], found: string[]): Finding[] =>
    found.length > 0 ? [{ key, must: false, field, found }] : [];
  return [
    ...must('topic', 'newsroom.topicRequired', content.topic.trim() === ''),
    ...must('categoryId', 'newsroom.categoryRequired', content.categoryId === NO_CATEGORY),
    ...must('detail', 'newsroom.detailRequired', isBlank(content.detail)),
    ...must('coverAlt', 'newsroom.altRequired', content.coverId !== null && content.coverAlt === ''),
    ...must(
      'pictures',
      'newsroom.altRequired',
      content.pictures.some((one) => !one.decorative && one.alt === ''),
    ),
    ...must('detail', 'newsroom.altRequired', hasPictureWithoutAlt(content.detail)),
    ...must('unpublishAt', 'newsroom.alreadyOver', isOver(content, now)),
    ...(content.coverId === null ? [{ key: 'newsroom.coverMissing', must: false, field: 'coverId' } as const] : []),
    ...(content.topic.length > TOPIC_ADVISED
      ? [{ key: 'newsroom.topicLong', must: false, field: 'topic' } as const]
      : []),
    ...should('detail', 'newsroom.idCardFound', findIdCards(words)),
    ...should('detail', 'newsroom.phoneFound', findMobiles(words)),
  ];
}

/** Numbers in a text that have the check digit of a Thai id card. */
export function findIdCards(words: string): string[] {
  return [...words.matchAll(ID_CARD)].map(([found]) => found).filter((found) => isIdCard(normalizeIdCard(found)));
}

/** Numbers in a text that look like mobile phone numbers. */
export function findMobiles(words: string): string[] {
  return [...words.matchAll(MOBILE)]
    .map(([found]) => found)
    .filter((found) => found.replace(/\D/g, '').length === MOBILE_DIGITS);
}

/** Headline and text without tags, with Thai digits as Arabic ones. */
function extractText({ topic, detail }: NewsContent): string {
  return toArabicDigits(`${topic} ${replaceTags(detail, ' ')}`.replace(/&nbsp;|\u00a0/g, ' '));
}

/** True for HTML without words, pictures and videos. */
export function isBlank(html: string): boolean {
  if (/<(img|iframe)\b/i.test(html)) return false;
  return replaceTags(html, '').replace(/&nbsp;|\s/g, '') === '';
}

/** True if a picture in the text has no `alt`; an empty one marks it as decorative. */
function hasPictureWithoutAlt(html: string): boolean {
  return [...cutAfterLastTag(html).matchAll(/<img\b[^>]*>/gi)].some(([tag]) => !/\salt(=|\s|\/?>)/i.test(tag));
}

function isOver({ unpublishAt }: NewsContent, now: Date): boolean {
  return unpublishAt !== null && Date.parse(unpublishAt) <= now.getTime();
}
