'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { reportsMessages } from '../reports.messages';

import { remindOffices } from './overview.commands';

/** Path of a list on this site. */
const BACK = /^\/[a-z]+\/[a-z]+$/;

/** Reminds offices that have not handed in their report; `back` is the path of the page. */
export const remindOfficesAction = formAction(async ({ periodId, back = '' }, viewer) => {
  const { sent, passing, already, unreachable } = await remindOffices({ periodId }, viewer);
  const parts = [
    sent > 0 ? formatMailed(reportsMessages['reports.reminded'].replace('{n}', String(sent))) : '',
    passing > 0 ? formatMailed(reportsMessages['reports.deskReminded'].replace('{n}', String(passing))) : '',
    sent + passing === 0 ? reportsMessages['reports.nobodyToRemind'] : '',
    already > 0 ? reportsMessages['reports.remindedAlready'].replace('{n}', String(already)) : '',
    unreachable > 0 ? reportsMessages['reports.unreachable'].replace('{n}', String(unreachable)) : '',
  ];
  const page = BACK.test(back) ? back : '/';
  return succeed(`${page}?period=${encodeURIComponent(periodId ?? '')}`, parts.filter(Boolean).join(' · '));
});
