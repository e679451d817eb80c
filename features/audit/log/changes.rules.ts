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

/**
 * Compares two logged states by field; nested fields are labelled with their path.
 *
 * @param before logged state of any shape; null or undefined for a new object
 */
export function toChanges(before: unknown, after: unknown): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  const fields = [...new Map([...old, ...now])].slice(0, MAX_FIELDS);
  return fields.map(([key, { path }]) => {
    const [was, is] = [old.get(key)?.text, now.get(key)?.text];
    return { field: formatFieldPath(path), before: was, after: is, isSame: was === is };
  });
}

type StateField = { path: readonly string[]; text: string };

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
