import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { standInMessages as words } from './stand-ins.messages';

/** Maximum number of an account's absences that run or lie ahead. */
export const MAX_ABSENCES = 10;
/** Days ahead on which an absence may end. */
export const MAX_DAYS_AHEAD = 366;

/** A day; the empty text for none, so that all errors of a form are told at once, by `checkAbsence`. */
const day = dayField('publication', { bad: words['standIns.badDay'] }).catch('');
/** Id of no account, for none. */
export const NOBODY = 0;

/** Days of an absence, both included, and the account that stands in. */
export const absenceInput = z.object({
  firstDay: day,
  lastDay: day,
  standInId: id.catch(NOBODY),
});

export const absenceIdInput = z.object({ absenceId: id });

/** Days `YYYY-MM-DD` of the common era in Thai time. */
export type AbsenceDays = { firstDay: string; lastDay: string };
