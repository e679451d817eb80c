import { z } from 'zod';
import { waitingKinds } from '@/features/waiting/waiting.schema';
import { checkboxField, lineField } from '@/lib/command/form-fields';
import { MAX_ID } from '@/lib/command/ids';
import { id } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { inboxMessages as words } from './inbox.messages';

/** Maximum number of things in one task, above those of a page. */
const MAX_THINGS = 100;
const NOTE_LENGTH = 500;
/** Days ahead until which a thing may be snoozed. */
export const MAX_SNOOZE_DAYS = 60;

const KEY = new RegExp(`^(${waitingKinds.join('|')})-([1-9][0-9]{0,9})$`);

/** A thing by its key, `news-12`. */
const thing = z
  .string(words['inbox.badThing'])
  .regex(KEY, words['inbox.badThing'])
  .transform((typed, context) => {
    const [, name, number] = KEY.exec(typed) ?? [];
    const kind = waitingKinds.find((one) => one === name);
    if (kind !== undefined && Number(number) <= MAX_ID) return { kind, id: Number(number) };
    context.addIssue({ code: 'custom', message: words['inbox.badThing'] });
    return z.NEVER;
  });

const things = z
  .array(thing, words['inbox.noneChosen'])
  .min(1, words['inbox.noneChosen'])
  .max(MAX_THINGS, words['inbox.badThing']);

/** Ends of a snooze: tomorrow or next Monday at eight, or the chosen day. */
export const snoozeEnds = ['tomorrow', 'monday', 'day'] as const;
export type SnoozeEnd = (typeof snoozeEnds)[number];

export const snoozeInput = z.discriminatedUnion(
  'until',
  [
    z.object({ things, until: z.enum(['tomorrow', 'monday']), past: checkboxField }),
    z.object({
      things,
      until: z.literal('day'),
      day: dayField('publication', { bad: words['inbox.badDay'] }),
      past: checkboxField,
    }),
  ],
  words['inbox.badUntil'],
);

export const thingsInput = z.object({ things });

export const giveInput = z.object({
  things,
  to: z.preprocess((typed) => (typed === '' ? undefined : typed), id.optional()),
  note: lineField(NOTE_LENGTH, { long: words['inbox.longNote'] }).default(''),
});
