import { formatDate, formatTime } from '../format';
import { auditFieldMessages } from './messages';

/** One field of a row's state, in words; left out on a side where it was not there. */
export type Change = { field: string; before?: string; after?: string; isSame: boolean };

/** Fields shown at most, and characters of one. */
const MAX_FIELDS = 200;
const MAX_LENGTH = 2_000;
const MAX_DEPTH = 4;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * What differs between two states that the log keeps, field by field; fields of fields stand under both names.
 *
 * @param before what the log keeps, of whatever shape; nothing of it for what was made anew
 */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].slice(0, MAX_FIELDS);
  return names.map((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    return { field: fieldWords(name), before: was, after: is, isSame: was === is };
  });
}

function flatten(state: unknown, name = '', depth = 0): Map<string, string> {
  if (!isFields(state) || depth === MAX_DEPTH)
    return new Map(state === undefined || state === null ? [] : [[name, valueWords(state)]]);
  const parts = Object.entries(state).map(([field, value]) => {
    const below = name === '' ? field : `${name}.${field}`;
    return isFields(value) ? flatten(value, below, depth + 1) : new Map([[below, valueWords(value)]]);
  });
  return new Map(parts.flatMap((part) => [...part]));
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = new Map<string, { th: string }>(Object.entries(auditFieldMessages));

const fieldWords = (name: string): string =>
  name
    .split('.')
    .map((part) => byKey.get(`audit.field.${part}`)?.th ?? part)
    .join(' › ');

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueWords).join(', ').slice(0, MAX_LENGTH);
  if (typeof value === 'object') return JSON.stringify(value).slice(0, MAX_LENGTH);
  const plain = String(value);
  if (MOMENT.test(plain) && !Number.isNaN(Date.parse(plain))) {
    return `${formatDate(new Date(plain))} ${formatTime(new Date(plain))}`;
  }
  return byKey.get(`audit.value.${plain}`)?.th ?? plain.slice(0, MAX_LENGTH);
}
