import { z } from 'zod';
import { line, ticked, words } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { linkTarget } from '@/lib/text/link-target';

/** A question as readers see it. The answer is plain text whose line breaks begin paragraphs; an empty target is none. */
export type Faq = { id: number; question: string; answer: string; target: string; updatedAt: Date };
/** As the administrator sees it. */
export type FaqEntry = Faq & { visible: boolean };

/** Questions that a page shows; nobody reads more. */
export const MOST_QUESTIONS = 200;
const QUESTION_LENGTH = 200;
const ANSWER_LENGTH = 3_000;

/** What the administrator writes of a question; without an id it is a new one. */
export const faqSaving = z.object({
  id: id.optional(),
  question: line(QUESTION_LENGTH, { missing: 'faq.questionMissing', long: 'faq.questionLong' }),
  answer: words(ANSWER_LENGTH, { missing: 'faq.answerMissing', long: 'faq.answerLong' }),
  target: linkTarget.default(''),
  visible: ticked,
});

export const faqShowing = z.object({ id, visible: ticked });
export const faqChoice = z.object({ id });
