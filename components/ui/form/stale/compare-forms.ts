import { formatDateTime } from '@/lib/time/format';
import { readThaiDateTime } from '@/lib/time/thai-time';
import { getControls } from '../field-values';
import { staleMessages as words } from './stale.messages';

/** Field that differs between a sent form and the stored one. */
export type FieldDifference = {
  name: string;
  label: string;
  /** Values as they are sent, and in words. */
  mine: { values: readonly string[]; text: string };
  theirs: { values: readonly string[]; text: string };
  /** True if the sender had changed it. */
  isChanged: boolean;
  /** Both texts in one, for a text of several lines. */
  both?: string;
};
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** Texts of a form by field, without empty ones, passwords, files, and what React adds. */
export function readFormValues(form: FormData): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$ACTION') || /password/i.test(name)) continue;
    const text = toComparable(value);
    values.set(name, [...(values.get(name) ?? []), ...(text === '' ? [] : [text])]);
  }
  return values;
}

/** Hidden fields of the form itself, such as its version; those of its parts are below other elements. */
export function readTechnicalFields(form: HTMLFormElement): Record<string, string> {
  const own = [...form.children].filter((child) => child instanceof HTMLInputElement && child.type === 'hidden');
  return Object.fromEntries(
    getControls(own).flatMap(({ name, value }) => (name.startsWith('$ACTION') ? [] : [[name, value]])),
  );
}

/**
 * Fields in which a sent form differs from the stored one.
 *
 * @param base what the sent form held when it was opened
 */
export function compareForms(
  live: HTMLFormElement,
  sent: FormData,
  stored: HTMLFormElement,
  base: FormValues,
): FieldDifference[] {
  const [mine, theirs] = [readFormValues(sent), readFormValues(new FormData(stored))];
  const technical = { ...readTechnicalFields(live), ...readTechnicalFields(stored) };
  const buttons = new Set([...live.querySelectorAll('button')].map(({ name }) => name));
  const names = [...new Set([...mine.keys(), ...theirs.keys()])].filter(
    (name) => !(name in technical && isTechnical(live, name)) && !buttons.has(name),
  );
  return names.flatMap((name): FieldDifference[] => {
    const [own, other] = [mine.get(name) ?? [], theirs.get(name) ?? []];
    if (isSame(own, other)) return [];
    const control = findControl(live, name);
    const [text, otherText] = [describe(live, name, own), describe(stored, name, other)];
    const isLong = control instanceof HTMLTextAreaElement && own.length > 0 && other.length > 0;
    return [
      {
        name,
        label: findLabel(control ?? findControl(stored, name)) || name,
        mine: { values: own, text },
        theirs: { values: other, text: otherText },
        isChanged: !isSame(own, base.get(name) ?? []),
        ...(isLong ? { both: `${own.join('')}\n\n${other.join('')}` } : {}),
      },
    ];
  });
}

/** True if only the form itself has a control of that name; a checkbox has a hidden one before it. */
const isTechnical = (form: HTMLFormElement, name: string): boolean =>
  getControls(form.elements).every((control) => control.name !== name || control.parentElement === form);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Line ends of a textarea, and both forms of a moment, in one way. */
function toComparable(value: string): string {
  const moment = DATE_TIME.test(value) ? readThaiDateTime(value) : undefined;
  return moment ? moment.toISOString() : value.replaceAll('\r\n', '\n').trim();
}

/** Visible control of a name before a hidden one. */
export function findControl(form: HTMLFormElement, name: string) {
  const all = getControls(form.elements).filter((control) => control.name === name);
  return all.find(({ type }) => type !== 'hidden') ?? all[0];
}

/** Label of a control: its own, that of its frame, or the heading of its part. */
function findLabel(control: Element | undefined): string {
  if (!control) return '';
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const isGroup = control instanceof HTMLInputElement && isGrouped(control);
  const own = isField && !isGroup ? control.labels?.[0]?.textContent || control.getAttribute('aria-label') : undefined;
  if (own) return own.trim();
  if (control instanceof HTMLSelectElement) return control.labels[0]?.textContent?.trim() ?? '';
  for (let box = control.parentElement; box && box.tagName !== 'FORM'; box = box.parentElement) {
    const heading = box.querySelector(':scope > legend, :scope > label, :scope > h2, :scope > h3, :scope > div > h2');
    if (heading?.textContent) return heading.textContent.trim();
  }
  return '';
}

const isGrouped = (control: HTMLInputElement): boolean =>
  control.type === 'radio' || (control.type === 'checkbox' && !SWITCH_VALUES.has(control.value));
const SWITCH_VALUES = new Set(['on', 'true', '1']);

/** Value of a field in words: chosen options and ticked boxes by their labels, moments in Thai time, lists by titles. */
function describe(form: HTMLFormElement, name: string, values: readonly string[]): string {
  const control = findControl(form, name);
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].filter(({ value }) => values.includes(value));
    return chosen.map(({ text }) => text).join(', ') || values.join(', ') || words['stale.empty'];
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    if (!isGrouped(control)) return words[values.at(-1) === control.value ? 'stale.on' : 'stale.off'];
    const ticked = getControls(form.elements).filter((one) => one.name === name && values.includes(one.value));
    return ticked.map((one) => one.labels?.[0]?.textContent?.trim() ?? one.value).join(', ') || words['stale.empty'];
  }
  const isPicked = control?.type === 'hidden';
  return values.map((value) => describeText(value, isPicked)).join(', ') || words['stale.empty'];
}

function describeText(value: string, isPicked: boolean): string {
  if (DATE_TIME.test(value)) return formatDateTime(new Date(value));
  if (isPicked && /^\d+$/.test(value)) return `${words['stale.number']} ${value}`;
  if (isPicked && value.startsWith('[')) return describeList(value);
  if (!/<\/?[a-z]/i.test(value)) return value;
  const parsed = new DOMParser().parseFromString(value.replaceAll(/<\/(?:p|h\d|li|blockquote)>/g, '\n$&'), 'text/html');
  return parsed.body.textContent.trim();
}

/** Titles of a list that a field sends as JSON. */
function describeList(value: string): string {
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return value;
    const titles = list.map((one: unknown) =>
      typeof one === 'object' && one !== null && 'title' in one ? String(one.title) : String(one),
    );
    return titles.join(', ') || words['stale.empty'];
  } catch {
    return value;
  }
}
