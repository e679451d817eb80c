'use server';

import { standInMessages } from '@/features/newsroom/stand-ins/stand-ins.messages';
import { commandAction } from '@/lib/command/command-action';
import { type FormFields, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { addPersonAbsence, endPersonAbsence } from './absences.commands';
import {
  closeAccount,
  confirmPeople,
  endPersonSessions,
  handOverNews,
  openAccount,
  resetSecondFactor,
} from './list.commands';
import { peopleListMessages } from './list.messages';
import { readBackPath } from './list.rules';
import { givePersonPassword } from './passwords.commands';

const buildPersonPath = ({ back, id }: FormFields): string => `${readBackPath(back)}/${Number(id) || ''}`;

/** Closes an account; `to` takes over its items, `back` is the path of the list. */
export const closeAccountAction = commandAction(closeAccount, peopleListMessages['peopleDesk.closed'], {
  to: buildPersonPath,
  redraw: false,
});

export const openAccountAction = commandAction(openAccount, peopleListMessages['peopleDesk.opened'], {
  to: buildPersonPath,
});

/** Adds an absence of a person: `firstDay`, `lastDay`, `standInId`. */
export const addPersonAbsenceAction = commandAction(addPersonAbsence, standInMessages['standIns.added'], {
  to: buildPersonPath,
});

/** Ends the absence `absenceId` of a person. */
export const endPersonAbsenceAction = commandAction(endPersonAbsence, standInMessages['standIns.ended'], {
  to: buildPersonPath,
});

/** Hands items over to the account `to`. */
export const handOverAction = formAction(async (fields, viewer) => {
  const { count } = await handOverNews(fields, viewer);
  return succeed(
    buildPersonPath(fields),
    peopleListMessages['peopleDesk.handedOver'].replace('{n}', String(count)),
    false,
  );
});

/** Issues a new password. One to show is returned once in `values.shown`. */
export const givePersonPasswordAction = formAction(async (fields, viewer) => {
  const shown = await givePersonPassword(fields, viewer);
  if (shown === undefined)
    return succeed(buildPersonPath(fields), formatMailed(peopleListMessages['peopleDesk.passwordMailed']), false);
  return { done: peopleListMessages['peopleDesk.passwordMade'], values: { shown } };
});

export const endPersonSessionsAction = commandAction(
  endPersonSessions,
  peopleListMessages['peopleDesk.sessionsEnded'],
  { to: buildPersonPath, redraw: false },
);

export const resetSecondFactorAction = commandAction(resetSecondFactor, peopleListMessages['peopleDesk.factorReset'], {
  to: buildPersonPath,
  redraw: false,
});

/** Confirms the people of one's own office. */
export const confirmPeopleAction = commandAction(confirmPeople, peopleListMessages['peopleDesk.confirmed'], {
  to: ({ back }) => readBackPath(back),
});
