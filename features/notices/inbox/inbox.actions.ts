'use server';

import { can } from '@/lib/auth/access';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { confirmPersonalNotice } from '../people/people.commands';
import { answerNotice, confirmNotice } from './inbox.commands';
import { noticeInboxMessages } from './inbox.messages';

/** Confirms a notice for the office, or for the account itself without the right to answer for it; `back` is the path of its page. */
export const confirmNoticeAction = formAction(async ({ id: asked, back = '' }, viewer) => {
  await (can(viewer, 'notices.answer') ? confirmNotice : confirmPersonalNotice)({ id: asked }, viewer);
  return succeed(readNoticePath(back), noticeInboxMessages['noticeInbox.confirmDone']);
});

/** Answers a notice; `answeredAt` is the time of the answer that the form was loaded with. */
export const answerNoticeAction = formAction(async ({ id: asked, answer, mediaId, answeredAt, back = '' }, viewer) => {
  await answerNotice({ id: asked, answer, mediaId: mediaId || null, answeredAt }, viewer);
  return succeed(readNoticePath(back), noticeInboxMessages['noticeInbox.answerDone']);
});

const PAGE = /^\/[a-z]+\/notices\/[1-9][0-9]*$/;

/** Path of the page of the notice; anything else redirects to the home page. */
const readNoticePath = (back: string): string => (PAGE.test(back) ? back : '/');
