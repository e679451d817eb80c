import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

/** A prepared answer to a message. */
export type CannedReply = { id: number; title: string; body: string };

const TITLE_LENGTH = 150;
const BODY_LENGTH = 5_000;

/** Without an id, a new reply is added. */
export const cannedReplyInput = z.object({
  id: id.optional(),
  title: lineField(TITLE_LENGTH, { missing: 'cannedAnswers.titleMissing', long: 'cannedAnswers.long' }),
  body: textField(BODY_LENGTH, { missing: 'cannedAnswers.bodyMissing', long: 'cannedAnswers.long' }),
});
