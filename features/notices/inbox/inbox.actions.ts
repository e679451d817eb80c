'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { answerNotice, confirmNotice } from './inbox.commands';

const confirmOne = formAction(async ({ id: asked, back = '' }, viewer) => {
  await confirmNotice({ id: asked }, viewer);
  return succeed(readNoticePath(back), t('noticeInbox.confirmDone'));
});

/** Fields `id` and `back`, the notice's own page. */
export async function confirmNoticeAction(before: FormState, form: FormData): Promise<FormState> {
  return confirmOne(before, form);
}

const answerOne = formAction(async ({ id: asked, answer, mediaId, answeredAt, back = '' }, viewer) => {
  await answerNotice({ id: asked, answer, mediaId: mediaId || null, answeredAt }, viewer);
  return succeed(readNoticePath(back), t('noticeInbox.answerDone'));
});

/** Fields `id`, `answer`, `mediaId`, `answeredAt` (when the answer in the form was given) and `back`. */
export async function answerNoticeAction(before: FormState, form: FormData): Promise<FormState> {
  return answerOne(before, form);
}

const PAGE = /^\/[a-z]+\/notices\/[1-9][0-9]*$/;

/** The notice's own page; whatever else was sent leads home. */
const readNoticePath = (back: string): string => (PAGE.test(back) ? back : '/');
