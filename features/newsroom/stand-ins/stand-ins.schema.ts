import { z } from 'zod';
import { id, idField } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { standInMessages as words } from './stand-ins.messages';

/** Maximum number of an account's absences that run or lie ahead. */
export const MAX_ABSENCES = 10;
/** Days ahead on which an absence may end. */
export const MAX_DAYS_AHEAD = 366;

const day = dayField('publication', { bad: words['standIns.badDay'], outside: words['standIns.far'] });

/** Days of an absence, both included, and the account that stands in. */
export const absenceInput = z.object({
  firstDay: day,
  lastDay: day,
  standInId: idField(words['standIns.standInRequired']),
});

export const absenceIdInput = z.object({ absenceId: id });

/** Days `YYYY-MM-DD` of the common era in Thai time. */
export type AbsenceDays = { firstDay: string; lastDay: string };
