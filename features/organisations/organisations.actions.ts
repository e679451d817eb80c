'use server';

import { type Fields, type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { givePassword, saveContact, saveOrganisation, setOrganisationStatus } from './organisations.commands';
import { profileLinks } from './organisations.schema';

/** A list of an area: a plain path, so that nobody is sent to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2}$/i;
const FALLBACK = '/';

const itemPath = (path = '', id?: number | string): string => (LIST_PATH.test(path) ? `${path}/${id}` : FALLBACK);

/** The fields of a form as the commands want them; links stand in fields of their own. */
const withLinks = (fields: Fields) => ({
  ...fields,
  socialLinks: Object.fromEntries(profileLinks.map((kind) => [kind, fields[`socialLinks.${kind}`] ?? ''])),
});

const saveWhole = formAction(
  async ({ path, id, version, ...fields }, viewer) => {
    if (id) {
      await saveOrganisation({ ...withLinks(fields), id, version }, viewer);
      return finish(itemPath(path, id), say('organisations.saved'));
    }
    const saved = await saveOrganisation(withLinks(fields), viewer);
    const to = itemPath(path, saved.id);
    if (saved.password) return { done: say('organisations.added'), values: { given: saved.password, href: to } };
    return goOn(
      to,
      fields.delivery === 'mail' ? sayMailed(say('organisations.addedMailed')) : say('organisations.added'),
    );
  },
  ['code'],
);

/** An organisation whole; the fields of `organisationInput`, `id` and `version` of one that is there, `delivery` of a new one. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveWhole(before, form);
}

const saveReach = formAction(async ({ path, ...fields }, viewer) => {
  await saveContact(withLinks(fields), viewer);
  return finish(itemPath(path, fields.id), say('organisations.saved'));
});

/** How an organisation is reached; the fields of `organisationContact`, `id` and `version`. */
export async function saveReached(before: FormState, form: FormData): Promise<FormState> {
  return saveReach(before, form);
}

const setStatus = formAction(async ({ id = '', open = '', path = '' }, viewer) => {
  await setOrganisationStatus({ id, open }, viewer);
  if (open === 'true') return finish(itemPath(path, id), say('organisations.opened'));
  // The dialog goes with what it is about, so it has the page drawn itself once it has told.
  const done = await finish(itemPath(path, id), say('organisations.closed'), false);
  return { ...done, undo: { id, path, open: 'true' } };
});

/** Opens or closes; fields `id`, `open` and `path` of the list. */
export async function setOpen(before: FormState, form: FormData): Promise<FormState> {
  return setStatus(before, form);
}

const giveNew = formAction(async ({ id, delivery, path }, viewer) => {
  const { password } = await givePassword({ id, delivery }, viewer);
  if (password) return { done: say('organisations.shown'), values: { given: password, href: itemPath(path, id) } };
  return finish(itemPath(path, id), sayMailed(say('organisations.mailed')));
});

/** A new password for the office login; fields `id`, `delivery` and `path` of the list. */
export async function give(before: FormState, form: FormData): Promise<FormState> {
  return giveNew(before, form);
}
