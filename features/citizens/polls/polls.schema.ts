import { z } from 'zod';
import { checkboxField, lineField, publicationTimeField, textField } from '@/lib/command/form-fields';
import { MAX_ID } from '@/lib/command/ids';
import { id } from '@/lib/command/validation';
import { pollsMessages as words } from './polls.messages';

export const pollKinds = ['poll', 'consultation'] as const;
export type PollKind = (typeof pollKinds)[number];
export const pollStates = ['upcoming', 'open', 'closed'] as const;
export type PollState = (typeof pollStates)[number];

export const TITLE_LENGTH = 200;
export const DETAIL_LENGTH = 5_000;
export const LABEL_LENGTH = 200;
export const OPINION_LENGTH = 2_000;
const MIN_OPTIONS = 2;
const MAX_OPTIONS = 12;

export type PollOption = { id: number; label: string; votes: number };

/** A poll or consultation in a list; `votes` is the total of its options. */
export type PollEntry = {
  id: number;
  kind: PollKind;
  title: string;
  detail: string;
  visible: boolean;
  opensAt: Date;
  closesAt: Date;
  outcomeAt?: Date;
  votes: number;
};

export type Poll = PollEntry & { options: PollOption[]; outcome: string; outcomeChanges: string; version: number };

/** A comment with the option chosen. */
export type Opinion = { option: string; comment: string; at: Date };

const requiredDateTime = publicationTimeField.transform((value, context) => {
  if (value) return value;
  context.addIssue({ code: 'custom', message: words['polls.momentMissing'].th });
  return z.NEVER;
});

/** Options as typed, one per line. */
const optionLabels = textField(MAX_OPTIONS * (LABEL_LENGTH + 2), { long: words['polls.optionsLong'].th })
  .transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  )
  .pipe(
    z
      .array(z.string().max(LABEL_LENGTH, words['polls.optionLong'].th))
      .min(MIN_OPTIONS, words['polls.optionsFew'].th)
      .max(MAX_OPTIONS, words['polls.optionsMany'].th)
      .refine((given) => new Set(given).size === given.length, words['polls.optionsTwice'].th),
  );

const version = z.coerce.number().int().positive();
const detail = textField(DETAIL_LENGTH, { long: words['polls.detailLong'].th }).default('');

const endsAfterStart = <T extends { opensAt: Date; closesAt: Date }>({ opensAt, closesAt }: T): boolean =>
  closesAt > opensAt;
const REVERSED = { path: ['closesAt'], message: words['polls.momentsReversed'].th };

/** A poll without votes; without an id, a new one is added. */
export const pollInput = z
  .object({
    id: id.optional(),
    version: version.optional(),
    kind: z.enum(pollKinds, words['polls.badKind'].th),
    title: lineField(TITLE_LENGTH, { missing: words['polls.titleMissing'].th, long: words['polls.titleLong'].th }),
    detail,
    options: optionLabels,
    opensAt: requiredDateTime,
    closesAt: requiredDateTime,
    visible: checkboxField,
  })
  .refine(endsAfterStart, REVERSED);

/** Fields that may still be changed once there are votes. */
export const pollTimesInput = z.object({ id, version, closesAt: requiredDateTime, visible: checkboxField });

export const pollOutcomeInput = z.object({
  id,
  version,
  outcome: textField(DETAIL_LENGTH, { missing: words['polls.outcomeMissing'].th, long: words['polls.detailLong'].th }),
  outcomeChanges: detail,
});

/** One ballot; `comment` is stored for consultations only. */
export const voteInput = z.object({
  pollId: id,
  optionId: z.coerce
    .number(words['polls.optionMissing'].th)
    .int(words['polls.optionMissing'].th)
    .min(1, words['polls.optionMissing'].th)
    .max(MAX_ID),
  comment: textField(OPINION_LENGTH, { long: words['polls.opinionLong'].th }).default(''),
});
