import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { organisationsMessages as words } from '../organisations.messages';

/** Levels of programmes, in the order in which readers see them. */
export const programmeLevels = ['certificate', 'diploma', 'bachelor', 'short'] as const;
export type ProgrammeLevel = (typeof programmeLevels)[number];

/** Kinds of organisations that teach. */
export const teachingKinds: readonly string[] = ['college', 'institute'];

/** Maximum length of a name, number of names of one level, and length of all of them as one text. */
const NAME_LENGTH = 150;
const MAX_NAMES = 60;
const TEXT_LENGTH = 10_000;

/** Names of programmes, typed one a line; empty lines and repeated names are dropped. */
const programmeNames = z
  .union([z.array(z.string()).transform((names) => names.join('\n')), z.string()])
  .pipe(textField(TEXT_LENGTH, { long: words['organisations.manyProgrammes'] }))
  .transform((typed) => [
    ...new Set(
      typed
        .split('\n')
        .map((name) => name.trim().replace(/\s+/g, ' '))
        .filter(Boolean),
    ),
  ])
  .refine((names) => names.every(({ length }) => length <= NAME_LENGTH), words['organisations.longProgramme'])
  .refine(({ length }) => length <= MAX_NAMES, words['organisations.manyProgrammes']);

export const programmesByLevel = z.partialRecord(z.enum(programmeLevels), programmeNames).default({});
export type Programmes = z.output<typeof programmesByLevel>;
