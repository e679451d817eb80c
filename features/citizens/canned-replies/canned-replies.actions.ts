'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';

const PATH = '/administrator/contact_us?part=answers';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveCannedReply({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('cannedAnswers.saved'));
});

export async function saveCannedReplyAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderCannedReplies({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderCannedRepliesAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteCannedReply({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('cannedAnswers.deleted'), false);
});

export async function deleteCannedReplyAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreCannedReply({ id }, viewer);
  return succeed(PATH, t('cannedAnswers.restored'));
});

export async function restoreCannedReplyAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
