import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { contactMessages as words } from '../contact/contact.messages';

const NOTE_LENGTH = 5_000;

/** `seen` is the note when the form was rendered; if it has changed since, that is a conflict. */
export const contentReportNoteInput = z.object({
  id,
  seen: rawText(NOTE_LENGTH * 2),
  note: textField(NOTE_LENGTH, { long: words['contact.noteLong'] }),
});
