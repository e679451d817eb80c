'use server';

import { type FormFields, type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { t } from '@/lib/messages/messages';
import { giveOfficePassword, saveContact, saveOrganisation, setOrganisationStatus } from './organisations.commands';
import { profileLinks } from './organisations.schema';

/** A list of an area: a plain path, so that nobody is sent to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2}$/i;
const FALLBACK = '/';

const buildItemPath = (path = '', id?: number | string): string => (LIST_PATH.test(path) ? `${path}/${id}` : FALLBACK);

/** The fields of a form as the commands want them; links stand in fields of their own. */
const toCommandInput = (fields: FormFields) => ({
  ...fields,
  socialLinks: Object.fromEntries(profileLinks.map((kind) => [kind, fields[`socialLinks.${kind}`] ?? ''])),
});

const submitOrganisation = formAction(
  async ({ path, id, version, ...fields }, viewer) => {
    if (id) {
      await saveOrganisation({ ...toCommandInput(fields), id, version }, viewer);
      return succeed(buildItemPath(path, id), t('organisations.saved'));
    }
    const saved = await saveOrganisation(toCommandInput(fields), viewer);
    const to = buildItemPath(path, saved.id);
    if (saved.password) return { done: t('organisations.added'), values: { given: saved.password, href: to } };
    return redirectTo(
      to,
      fields.delivery === 'mail' ? formatMailed(t('organisations.addedMailed')) : t('organisations.added'),
    );
  },
  ['code'],
);

/** An organisation whole; the fields of `organisationInput`, `id` and `version` of one that is there, `delivery` of a new one. */
export async function saveOrganisationAction(before: FormState, form: FormData): Promise<FormState> {
  return submitOrganisation(before, form);
}

const submitContact = formAction(async ({ path, ...fields }, viewer) => {
  await saveContact(toCommandInput(fields), viewer);
  return succeed(buildItemPath(path, fields.id), t('organisations.saved'));
});

/** How an organisation is reached; the fields of `organisationContact`, `id` and `version`. */
export async function saveContactAction(before: FormState, form: FormData): Promise<FormState> {
  return submitContact(before, form);
}

const submitStatus = formAction(async ({ id = '', open = '', path = '' }, viewer) => {
  await setOrganisationStatus({ id, open }, viewer);
  if (open === 'true') return succeed(buildItemPath(path, id), t('organisations.opened'));
  // The dialog goes with what it is about, so it has the page drawn itself once it has told.
  const done = await succeed(buildItemPath(path, id), t('organisations.closed'), false);
  return { ...done, undo: { id, path, open: 'true' } };
});

/** Opens or closes; fields `id`, `open` and `path` of the list. */
export async function setOrganisationStatusAction(before: FormState, form: FormData): Promise<FormState> {
  return submitStatus(before, form);
}

const submitNewPassword = formAction(async ({ id, delivery, path }, viewer) => {
  const { password } = await giveOfficePassword({ id, delivery }, viewer);
  if (password) return { done: t('organisations.shown'), values: { given: password, href: buildItemPath(path, id) } };
  return succeed(buildItemPath(path, id), formatMailed(t('organisations.mailed')));
});

/** A new password for the office login; fields `id`, `delivery` and `path` of the list. */
export async function givePasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return submitNewPassword(before, form);
}
