import { z } from 'zod';
import { line, words } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

/** An answer that is ready to be sent. */
export type CannedAnswer = { id: number; title: string; body: string };

const TITLE_LENGTH = 150;
const BODY_LENGTH = 5_000;

/** Without an id it is a new one. */
export const answerSaving = z.object({
  id: id.optional(),
  title: line(TITLE_LENGTH, { missing: 'cannedAnswers.titleMissing', long: 'cannedAnswers.long' }),
  body: words(BODY_LENGTH, { missing: 'cannedAnswers.bodyMissing', long: 'cannedAnswers.long' }),
});

export const answerChoice = z.object({ id });
