'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';

const PATH = '/administrator/site?part=links';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveLink({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('links.saved'));
});

export async function saveLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderLinks({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderLinksAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await setLinkVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'links.nowShown' : 'links.nowHidden'));
});

export async function setLinkVisibilityAction(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteLink({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('links.deleted'), false);
});

export async function deleteLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreLink({ id }, viewer);
  return succeed(PATH, t('links.restored'));
});

export async function restoreLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
