import { z } from 'zod';
import { lineField, publicationTimeField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { getFiscalYearRange } from '@/lib/time/fiscal-year';

/** Kinds of organisations that hand in performance reports. */
export const reportingKinds = ['college', 'institute', 'province'] as const;
export type ReportingKind = (typeof reportingKinds)[number];

export const MAX_PERIOD_NAME = 150;
export const NOTE_LENGTH = 1_000;
/** The first and the last fiscal year, in the Buddhist era, that a period may belong to. */
const FIRST_YEAR = 2_560;
const LAST_YEAR = 2_650;

/** A period before it opens, while reports are handed in, and afterwards. */
export const periodStates = ['upcoming', 'open', 'closed'] as const;
export type PeriodState = (typeof periodStates)[number];

/** A calendar day as it is typed, `1/10/2568`, or as ISO 8601 writes it; comes out as the latter. */
const day = dayField('publication', { bad: 'periods.badDay' });

const requiredInstant = publicationTimeField.transform((value, context) => {
  if (value) return value;
  context.addIssue({ code: 'custom', message: 'periods.momentMissing' });
  return z.NEVER;
});

const name = lineField(MAX_PERIOD_NAME, { missing: 'periods.nameMissing', long: 'periods.nameLong' });
const note = textField(NOTE_LENGTH, { missing: 'periods.noteMissing', long: 'periods.noteLong' });
const version = z.coerce.number().int().positive();

/** What the administrator writes of a period that has not closed; without an id it is a new one. */
export const periodInput = z
  .object({
    id: id.optional(),
    version: version.optional(),
    name,
    fiscalYear: z.coerce
      .number('periods.badYear')
      .int('periods.badYear')
      .min(FIRST_YEAR, 'periods.badYear')
      .max(LAST_YEAR, 'periods.badYear'),
    startsOn: day,
    endsOn: day,
    opensAt: requiredInstant,
    closesAt: requiredInstant,
  })
  .superRefine(({ fiscalYear, startsOn, endsOn, opensAt, closesAt }, context) => {
    const { from, to } = getFiscalYearRange(fiscalYear);
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (startsOn < from || startsOn > to) wrong('startsOn', 'periods.outsideYear');
    if (endsOn < from || endsOn > to) wrong('endsOn', 'periods.outsideYear');
    if (endsOn < startsOn) wrong('endsOn', 'periods.daysReversed');
    if (closesAt <= opensAt) wrong('closesAt', 'periods.momentsReversed');
  });
export type PeriodInput = z.output<typeof periodInput>;

/** A closed period keeps its days; what is changed of it needs a reason, which stays visible. */
export const periodCorrectionInput = z.object({ id, version, name, closesAt: requiredInstant, note });
export const periodIdInput = z.object({ id });

/** The row of a period. */
export type Period = {
  id: number;
  name: string;
  fiscalYear: number;
  /** Calendar days, `YYYY-MM-DD`; both count. */
  startsOn: string;
  endsOn: string;
  opensAt: Date;
  closesAt: Date;
  version: number;
};

/** A period as the administrator's list shows it. */
export type PeriodEntry = Period & {
  state: PeriodState;
  /** Reports that were begun, and of them those handed in. */
  begun: number;
  handedIn: number;
  /** Names of other periods that count some of the same days. */
  overlaps: string[];
};

/** What was changed of a period after it had closed. */
export type PeriodChange = {
  id: string;
  at: Date;
  by: string;
  note: string;
  closesAt?: Date;
  previousClosesAt?: Date;
  name?: string;
};
