import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { cannedRepliesMessages as words } from './canned-replies.messages';

/** A prepared answer to a message. */
export type CannedReply = { id: number; title: string; body: string };

const TITLE_LENGTH = 150;
const BODY_LENGTH = 5_000;

/** Without an id, a new reply is added. */
export const cannedReplyInput = z.object({
  id: id.optional(),
  title: lineField(TITLE_LENGTH, { missing: words['cannedAnswers.titleMissing'], long: words['cannedAnswers.long'] }),
  body: textField(BODY_LENGTH, { missing: words['cannedAnswers.bodyMissing'], long: words['cannedAnswers.long'] }),
});
