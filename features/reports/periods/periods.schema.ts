import { z } from 'zod';
import { lineField, publicationTimeField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { getFiscalYearRange } from '@/lib/time/fiscal-year';
import { type ReportWay, reportWays } from '../way/way.schema';
import { periodsMessages as words } from './periods.messages';

/** Kinds of organisations that hand in performance reports. */
export const reportingKinds = ['college', 'institute', 'province'] as const;
export type ReportingKind = (typeof reportingKinds)[number];

export const MAX_PERIOD_NAME = 150;
export const NOTE_LENGTH = 1_000;
/** First and last valid fiscal year of a period, in the Buddhist era. */
const FIRST_YEAR = 2_560;
const LAST_YEAR = 2_650;

/** States of a period: before it opens, while reports can be handed in, and afterwards. */
export const periodStates = ['upcoming', 'open', 'closed'] as const;
export type PeriodState = (typeof periodStates)[number];

/** Calendar day as typed, `1/10/2568`, or in ISO 8601; the output is ISO 8601. */
const day = dayField('publication', { bad: words['periods.badDay'] });

const requiredInstant = publicationTimeField.transform((value, context) => {
  if (value) return value;
  context.addIssue({ code: 'custom', message: words['periods.momentMissing'] });
  return z.NEVER;
});

const name = lineField(MAX_PERIOD_NAME, { missing: words['periods.nameMissing'], long: words['periods.nameLong'] });
const note = textField(NOTE_LENGTH, { missing: words['periods.noteMissing'], long: words['periods.noteLong'] });
const version = z.coerce.number().int().positive();

/** Period that has not closed; without an id a new one. */
export const periodInput = z
  .object({
    id: id.optional(),
    version: version.optional(),
    name,
    fiscalYear: z.coerce
      .number(words['periods.badYear'])
      .int(words['periods.badYear'])
      .min(FIRST_YEAR, words['periods.badYear'])
      .max(LAST_YEAR, words['periods.badYear']),
    startsOn: day,
    endsOn: day,
    opensAt: requiredInstant,
    closesAt: requiredInstant,
    way: z.enum(reportWays, words['periods.badWay']).default('straight'),
  })
  .superRefine(({ fiscalYear, startsOn, endsOn, opensAt, closesAt }, context) => {
    const { from, to } = getFiscalYearRange(fiscalYear);
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (startsOn < from || startsOn > to) wrong('startsOn', words['periods.outsideYear']);
    if (endsOn < from || endsOn > to) wrong('endsOn', words['periods.outsideYear']);
    if (endsOn < startsOn) wrong('endsOn', words['periods.daysReversed']);
    if (closesAt <= opensAt) wrong('closesAt', words['periods.momentsReversed']);
  });
export type PeriodInput = z.output<typeof periodInput>;

/** Correction of a closed period, whose days are fixed; requires a reason, which stays visible. */
export const periodCorrectionInput = z.object({ id, version, name, closesAt: requiredInstant, note });
export type Period = {
  id: number;
  name: string;
  fiscalYear: number;
  /** Calendar days, `YYYY-MM-DD`, both inclusive. */
  startsOn: string;
  endsOn: string;
  opensAt: Date;
  closesAt: Date;
  way: ReportWay;
  version: number;
};

/** Period in the administrator's list. */
export type PeriodEntry = Period & {
  state: PeriodState;
  /** Number of reports begun, and of those handed in. */
  begun: number;
  handedIn: number;
  /** Names of other periods with overlapping days. */
  overlaps: string[];
};

/** Change of a period after it closed. */
export type PeriodChange = {
  id: string;
  at: Date;
  by: string;
  note: string;
  closesAt?: Date;
  previousClosesAt?: Date;
  name?: string;
};
