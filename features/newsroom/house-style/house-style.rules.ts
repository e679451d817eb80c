import { escapeHtml } from '@/lib/text/escape-html';
import { cutAfterLastTag, htmlToLine } from '@/lib/text/plain-html';
import { checkNews, type Finding, isBlank } from '../item/content.rules';
import type { NewsContent } from '../item/content.schema';
import { houseStyleMessages as words } from './house-style.messages';
import type { HouseWord, NewsTemplate, RequirableField, WritingGuide } from './house-style.schema';

/** Guide of a portal whose editors have written nothing down. */
export const emptyGuide: WritingGuide = { templates: [], words: [] };

/** A spelling and its replacement. */
export type Replacement = Pick<HouseWord, 'avoided' | 'right'>;

/** Vowels and tone marks above and below: a match before one would end inside a syllable. */
const THAI_MARK = '[\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e]';
const LATIN = '[A-Za-z0-9]';
/** Signs that HTML writes otherwise. */
const ESCAPED = /[&<>]/;
const TAG = /(<[^>]*>)/;
const HEADING_START = /^<h[1-6]\b/i;
const HEADING_END = /^<\/h[1-6]\b/i;
const PICTURE = /^<(?:img|iframe)\b/i;

/**
 * Errors and warnings of an item: those of `checkNews`, and those of its category's template and of the house style.
 *
 * @param content the content, whose HTML may be unsanitised
 */
export function checkItem(content: NewsContent, guide: WritingGuide, now: Date): Finding[] {
  const template = findTemplate(content, guide);
  const needsCover = template?.required.includes('coverId') ?? false;
  return [
    ...checkNews(content, now).filter(({ key }) => !needsCover || key !== 'newsroom.coverMissing'),
    ...(template ? checkTemplate(content, template) : []),
    ...checkWords(content, guide),
  ];
}

/** Errors that must be fixed before an item may be submitted or published. */
export const listItemRequirements = (content: NewsContent, guide: WritingGuide, now: Date): Finding[] =>
  checkItem(content, guide, now).filter(({ must }) => must);

export const findTemplate = ({ categoryId }: Pick<NewsContent, 'categoryId'>, { templates }: WritingGuide) =>
  templates.find((one) => one.categoryId === categoryId);

/** HTML that an empty text begins with: the headings, each with an empty paragraph. */
export const buildSkeleton = ({ headings }: Pick<NewsTemplate, 'headings'>): string =>
  headings.map((heading) => `<h2>${escapeHtml(heading)}</h2><p></p>`).join('');

function checkTemplate(content: NewsContent, { required, headings, headingsRequired }: NewsTemplate): Finding[] {
  const missing = required.filter((field) => isEmptyField(content, field));
  const needed = missing.map((field): Finding => {
    const found = [words[`houseStyle.field.${field}`]];
    return { key: 'newsroom.fieldRequired', must: true, field, found };
  });
  if (!headingsRequired || isBlank(content.detail)) return needed;
  const sections = findSections(content.detail, headings);
  const absent = headings.filter((heading) => !sections.has(heading));
  const empty = headings.filter((heading) => sections.get(heading) === false);
  const must = { must: true, field: 'detail' } as const;
  return [
    ...needed,
    ...(absent.length > 0 ? [{ key: 'newsroom.headingMissing' as const, ...must, found: absent }] : []),
    ...(empty.length > 0 ? [{ key: 'newsroom.headingEmpty' as const, ...must, found: empty }] : []),
  ];
}

function isEmptyField(content: NewsContent, field: RequirableField): boolean {
  const value = content[field];
  return value === null || (typeof value !== 'number' && value.length === 0);
}

/** The template's headings in a text, each with true if something stands below it. */
function findSections(html: string, headings: readonly string[]): Map<string, boolean> {
  const sections = new Map<string, boolean>();
  let [open, current]: [string | undefined, string | undefined] = [undefined, undefined];
  const fill = () => current !== undefined && sections.set(current, true);
  for (const part of splitTags(html)) {
    if (HEADING_START.test(part)) open = '';
    else if (open !== undefined && HEADING_END.test(part)) {
      const title = htmlToLine(open);
      if (headings.includes(title)) {
        current = title;
        sections.set(title, sections.get(title) ?? false);
      } else if (title !== '') fill();
      open = undefined;
    } else if (open !== undefined) open += part.startsWith('<') ? '' : part;
    else if (PICTURE.test(part) || (!part.startsWith('<') && htmlToLine(part) !== '')) fill();
  }
  return sections;
}

function checkWords({ topic, detail, categoryId }: NewsContent, guide: WritingGuide): Finding[] {
  return guide.words
    .filter((word) => word.categoryId === null || word.categoryId === categoryId)
    .flatMap(({ avoided, right, mode }): Finding[] => {
      const inTopic = replaceWord(topic, { avoided, right }) !== topic;
      if (!inTopic && replaceWordInHtml(detail, { avoided, right }) === detail) return [];
      const must = mode === 'stop';
      const key = must ? 'newsroom.wordStop' : 'newsroom.wordAdvised';
      const found = [`“${avoided}” → “${right}”`];
      return [{ key, must, field: inTopic ? 'topic' : 'detail', found, replacement: { avoided, right } }];
    });
}

/**
 * Replaces a word in plain text. A match inside its replacement stays, as of “กรุงเทพ” in “กรุงเทพมหานคร”; so does one
 * that ends before a Thai vowel or tone mark, and one inside a longer Latin word or number.
 */
export function replaceWord(text: string, { avoided, right }: Replacement): string {
  if (!text.includes(avoided)) return text;
  const kept = right.includes(avoided) ? `${escapePattern(right)}|` : '';
  const before = new RegExp(`^${LATIN}`).test(avoided) ? `(?<!${LATIN})` : '';
  const after = new RegExp(`${LATIN}$`).test(avoided) ? `(?!${LATIN})` : '';
  const pattern = new RegExp(`${kept}${before}${escapePattern(avoided)}${after}(?!${THAI_MARK})`, 'g');
  return text.replace(pattern, right.replaceAll('$', '$$$$'));
}

/** As `replaceWord`, in the texts of HTML; tags and their attributes stay. */
export function replaceWordInHtml(html: string, { avoided, right }: Replacement): string {
  if (!ESCAPED.test(avoided) && !html.includes(avoided)) return html;
  const escaped = { avoided: escapeText(avoided), right: escapeText(right) };
  return splitTags(html)
    .map((part) => (part.startsWith('<') ? part : replaceInPart(part, escaped)))
    .join('');
}

function replaceInPart(part: string, escaped: Replacement): string {
  const text = part.replaceAll('&#x26;', '&amp;').replaceAll('&#x3C;', '&lt;');
  const replaced = replaceWord(text, escaped);
  return replaced === text ? part : replaced;
}

/** HTML as its tags and the texts between them. */
function splitTags(html: string): string[] {
  const tags = cutAfterLastTag(html);
  return [...tags.split(TAG), html.slice(tags.length)];
}

/** A text as browsers write it in HTML, where quotes stay; the sanitiser writes two of the signs as numbers. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
