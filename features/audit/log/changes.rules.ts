import { findPartLabel } from '@/features/newsroom/item/parts.rules';
import { roleTable } from '@/lib/auth/role-table';
import { roles } from '@/lib/auth/roles';
import { joinKey } from '@/lib/cache/cache-key';
import { findThai, type Messages } from '@/lib/messages/message';
import { cutText } from '@/lib/text/text-rules';
import { formatDateTime } from '@/lib/time/format';
import { auditFieldMessages } from './changes.messages';

/** One field of an object's state as text; a side without the field is undefined. */
export type Change = { field: string; before?: string; after?: string; isSame: boolean };

/** Maximum number of fields, and length of one value. */
const MAX_FIELDS = 200;
const MAX_LENGTH = 2_000;
const MAX_DEPTH = 4;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Nouns of the objects to which fields refer by id. */
const referenceNouns: Readonly<Record<string, string>> = {
  ...{ categoryId: 'category', organisationId: 'organisation', instituteId: 'organisation' },
  ...{ departmentId: 'organisation', provinceId: 'province', regionGroupId: 'region', mediaId: 'media' },
  ...{ accountId: 'account', assigneeId: 'account', authorId: 'account', createdById: 'account' },
  ...{ uploadedById: 'account', documentId: 'document', periodId: 'period', roomId: 'forumRoom' },
  ...{ topicId: 'forumTopic', coverId: 'media', answerMediaId: 'media', answerId: 'cannedAnswer' },
};

/** Names of objects by noun and id; see `toReferenceKey`. */
export type ReferenceNames = ReadonlyMap<string, string>;
export const toReferenceKey = (noun: string, id: string | number): string => joinKey(noun, String(id));

/** The objects to which a logged state refers by id. */
export const listReferences = (state: unknown): { noun: string; id: string }[] =>
  [...flatten(state).values()].flatMap(({ path, text }) => {
    const noun = referenceNouns[path.at(-1) ?? ''];
    return noun === undefined ? [] : text.split(', ').map((id) => ({ noun, id }));
  });

/**
 * Compares two logged states by field; nested fields are labelled with their path.
 *
 * @param before logged state of any shape; null or undefined for a new object
 * @param names of the objects to which the states refer; one without a name is shown by its number
 */
export function toChanges(before: unknown, after: unknown, names: ReferenceNames = new Map()): Change[] {
  const [old, now] = [flatten(before), flatten(after)].map((fields) => nameFields(fields, names));
  const fields = [...new Map([...(old ?? []), ...(now ?? [])])].slice(0, MAX_FIELDS);
  return fields.map(([key, { path }]) => {
    const [was, is] = [old?.get(key)?.text, now?.get(key)?.text];
    return { field: formatFieldPath(path), before: was, after: is, isSame: was === is };
  });
}

type StateField = { path: readonly string[]; text: string };

/** Puts names in the place of ids. */
function nameFields(fields: ReadonlyMap<string, StateField>, names: ReferenceNames): Map<string, StateField> {
  const toName = (noun: string, id: string) =>
    names.get(toReferenceKey(noun, id)) ?? (/^\d+$/.test(id) ? `${NUMBER} ${id}` : id);
  return new Map(
    [...fields].map(([key, { path, text }]) => {
      const noun = referenceNouns[path.at(-1) ?? ''];
      const shown = noun === undefined ? text : text.split(', ').map((id) => toName(noun, id));
      return [key, { path, text: Array.isArray(shown) ? shown.join(', ') : shown }];
    }),
  );
}

/** The fields of a state by path. */
function flatten(state: unknown, path: readonly string[] = []): Map<string, StateField> {
  if (!isObject(state) || path.length === MAX_DEPTH)
    return new Map(state === undefined || state === null ? [] : [toFieldEntry(path, state)]);
  const parts = Object.entries(state).map(([field, value]) => {
    const below = [...path, field];
    return isObject(value) ? flatten(value, below) : new Map([toFieldEntry(below, value)]);
  });
  return new Map(parts.flatMap((part) => [...part]));
}

const toFieldEntry = (path: readonly string[], value: unknown): [string, StateField] => [
  joinKey(...path),
  { path, text: formatFieldValue(value) },
];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messages: Messages = {
  ...auditFieldMessages,
  ...Object.fromEntries(roles.map((role) => [`audit.value.${role}`, roleTable[role].title])),
};

const OTHER = auditFieldMessages['audit.otherField'];
const NUMBER = auditFieldMessages['audit.number'];

/** Thai name of a logged field; a field of news without one has its name in the editor. */
export const findFieldName = (field: string): string | undefined =>
  findThai(messages, `audit.field.${field}`) ?? findPartLabel(field);

const formatFieldPath = (path: readonly string[]): string =>
  path.map((part) => findFieldName(part) ?? `${OTHER} (${part})`).join(' › ');

function formatFieldValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length === 0 ? '–' : cutText(value.map(formatFieldValue).join(', '), MAX_LENGTH);
  if (typeof value === 'object') return cutText(JSON.stringify(value), MAX_LENGTH);
  const plain = String(value);
  if (DATE_TIME.test(plain) && !Number.isNaN(Date.parse(plain))) return formatDateTime(plain);
  return findThai(messages, `audit.value.${plain}`) ?? cutText(plain, MAX_LENGTH);
}
