import { getControls } from '../field-values';
import { compareForms, type FieldDifference, type FormValues, readTechnicalFields } from './compare-forms';

/** Comparison with the stored form: its version and other hidden fields, and the differences; none if it is gone. */
export type Comparison = { technical: Readonly<Record<string, string>>; fields: readonly FieldDifference[] };

/** Fields that tell the version which a form was opened with. */
export const lockFields: ReadonlySet<string> = new Set([
  ...['version', 'seen', 'seenAt', 'revision', 'steps', 'answeredAt'],
]);

/**
 * Compares a sent form with the stored one, which the form's own page shows: its rights are checked there as ever.
 *
 * @returns undefined if the page can't be read or no longer has the form
 */
export async function loadComparison(
  live: HTMLFormElement,
  sent: FormData,
  base: FormValues,
): Promise<Comparison | undefined> {
  const answer = await fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const stored = findSameForm(live, page);
  if (!stored) return undefined;
  return { technical: readTechnicalFields(stored), fields: compareForms(live, sent, stored, base) };
}

/** Form of the page for the same thing, with the most fields of the same names. */
function findSameForm(live: HTMLFormElement, page: Document): HTMLFormElement | undefined {
  const own = readTechnicalFields(live);
  const names = listNames(live);
  const candidates = [...page.querySelectorAll('form')].flatMap((form) => {
    const technical = readTechnicalFields(form);
    const keys = Object.keys(own);
    const isSameThing = keys.every((key) => key in technical && (lockFields.has(key) || technical[key] === own[key]));
    const shared = [...listNames(form)].filter((name) => names.has(name)).length;
    return isSameThing && keys.length > 0 && shared > keys.length - 1 ? [{ form, shared }] : [];
  });
  return candidates.toSorted((one, other) => other.shared - one.shared)[0]?.form;
}

const listNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(getControls(form.elements).flatMap(({ name }) => (name.startsWith('$ACTION') ? [] : [name])));
