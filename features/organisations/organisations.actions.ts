'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { giveOfficePassword } from './office-passwords.commands';
import { saveContact, saveOrganisation, setOrganisationStatus } from './organisations.commands';
import { organisationsMessages } from './organisations.messages';
import { toProfileInput } from './organisations.rules';

/** Path of a list in an area; only plain paths, so that nobody is redirected to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2}$/i;
const FALLBACK = '/';

const buildItemPath = (path = '', id?: number | string): string => (LIST_PATH.test(path) ? `${path}/${id}` : FALLBACK);

/**
 * Saves an organisation; the fields of `organisationInput`, with `id` and `version` of an existing one or `delivery` of
 * a new one.
 */
export const saveOrganisationAction = formAction(
  async ({ path, id, version, ...fields }, viewer) => {
    if (id) {
      await saveOrganisation({ ...toProfileInput(fields), id, version }, viewer);
      return succeed(buildItemPath(path, id), organisationsMessages['organisations.saved']);
    }
    const saved = await saveOrganisation(toProfileInput(fields), viewer);
    const to = buildItemPath(path, saved.id);
    if (saved.password)
      return { done: organisationsMessages['organisations.added'], values: { given: saved.password, href: to } };
    return redirectTo(
      to,
      fields.delivery === 'mail'
        ? formatMailed(organisationsMessages['organisations.addedMailed'])
        : organisationsMessages['organisations.added'],
    );
  },
  ['code'],
);

/** Saves an organisation's contact data; the fields of `organisationContact`, `id` and `version`. */
export const saveContactAction = formAction(async ({ path, ...fields }, viewer) => {
  await saveContact(toProfileInput(fields), viewer);
  return succeed(buildItemPath(path, fields.id), organisationsMessages['organisations.saved']);
});

export const setOrganisationStatusAction = formAction(async ({ id = '', open = '', path = '' }, viewer) => {
  await setOrganisationStatus({ id, open }, viewer);
  if (open === 'true') return succeed(buildItemPath(path, id), organisationsMessages['organisations.opened']);
  // Refreshing here would unmount the dialog before its toast shows; the form refreshes the page itself.
  const done = await succeed(buildItemPath(path, id), organisationsMessages['organisations.closed'], false);
  return { ...done, undo: { id, path, open: 'true' } };
});

/** Sets a new password for the office login; it is in `values.given` if it is to be shown. */
export const givePasswordAction = formAction(async ({ id, delivery, path }, viewer) => {
  const { password } = await giveOfficePassword({ id, delivery }, viewer);
  if (password)
    return {
      done: organisationsMessages['organisations.shown'],
      values: { given: password, href: buildItemPath(path, id) },
    };
  return succeed(buildItemPath(path, id), formatMailed(organisationsMessages['organisations.mailed']));
});
