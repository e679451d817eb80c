import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { linkTarget } from '@/lib/text/link-target';

/** A question as readers see it. The answer is plain text whose line breaks begin paragraphs; an empty target is none. */
export type Faq = { id: number; question: string; answer: string; target: string; updatedAt: Date };
/** As the administrator sees it. */
export type FaqEntry = Faq & { visible: boolean };

/** Questions that a page shows; nobody reads more. */
export const MAX_QUESTIONS = 200;
const QUESTION_LENGTH = 200;
const ANSWER_LENGTH = 3_000;

/** What the administrator writes of a question; without an id it is a new one. */
export const faqInput = z.object({
  id: id.optional(),
  question: lineField(QUESTION_LENGTH, { missing: 'faq.questionMissing', long: 'faq.questionLong' }),
  answer: textField(ANSWER_LENGTH, { missing: 'faq.answerMissing', long: 'faq.answerLong' }),
  target: linkTarget.default(''),
  visible: checkboxField,
});

export const faqVisibilityInput = z.object({ id, visible: checkboxField });
export const faqIdInput = z.object({ id });
