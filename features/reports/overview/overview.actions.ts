'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { remindOffices } from './overview.commands';

const remindAll = formAction(async ({ periodId }, viewer) => {
  const { sent, already, unreachable } = await remindOffices({ periodId }, viewer);
  const parts = [
    sent > 0 ? sayMailed(say('reports.reminded').replace('{n}', String(sent))) : say('reports.nobodyToRemind'),
    already > 0 ? say('reports.remindedAlready').replace('{n}', String(already)) : '',
    unreachable > 0 ? say('reports.unreachable').replace('{n}', String(unreachable)) : '',
  ];
  return finish(`/administrator/reportsoutcome?period=${periodId}`, parts.filter(Boolean).join(' · '));
});

/** Reminds those who have not handed in; field `periodId`. */
export async function remind(before: FormState, form: FormData): Promise<FormState> {
  return remindAll(before, form);
}
