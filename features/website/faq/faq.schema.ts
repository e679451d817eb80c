import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { linkTarget } from '@/lib/text/link-target';
import { faqMessages as words } from './faq.messages';

/** A question as readers see it. The answer is plain text, one paragraph per line; an empty target means none. */
export type Faq = { id: number; question: string; answer: string; target: string; updatedAt: Date };
/** A question as the administrator sees it. */
export type FaqEntry = Faq & { visible: boolean };

/** Maximum number of questions. */
export const MAX_QUESTIONS = 200;
const QUESTION_LENGTH = 200;
const ANSWER_LENGTH = 3_000;

/** Form input of a question; without an id it is a new one. */
export const faqInput = z.object({
  id: id.optional(),
  question: lineField(QUESTION_LENGTH, { missing: words['faq.questionMissing'], long: words['faq.questionLong'] }),
  answer: textField(ANSWER_LENGTH, { missing: words['faq.answerMissing'], long: words['faq.answerLong'] }),
  target: linkTarget.default(''),
  visible: checkboxField,
});
