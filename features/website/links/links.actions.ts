'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';

const PATH = '/administrator/site?part=links';

export const saveLinkAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveLink({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('links.saved'));
});

export const orderLinksAction = formAction(async ({ ids }, viewer) => {
  await orderLinks({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const setLinkVisibilityAction = formAction(async ({ id, visible }, viewer) => {
  await setLinkVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'links.nowShown' : 'links.nowHidden'));
});

export const deleteLinkAction = formAction(async ({ id }, viewer) => {
  await deleteLink({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('links.deleted'), false);
});

export const restoreLinkAction = formAction(async ({ id }, viewer) => {
  await restoreLink({ id }, viewer);
  return succeed(PATH, t('links.restored'));
});
