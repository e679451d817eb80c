import { z } from 'zod';
import type { TaskStatus } from '@/features/citizens/contact/contact.schema';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

export const BODY_LENGTH = 5_000;
export const SUBJECT_LENGTH = 200;

/** One of the member's own messages in the list; `unread` where an answer came since it was last opened. */
export type MyMessage = {
  id: number;
  trackingCode: string;
  subject: string;
  excerpt: string;
  status: TaskStatus;
  createdAt: Date;
  answers: number;
  unread: boolean;
};

/** A line of the thread; `mine` is what the member wrote. */
export type ThreadLine = { id: number; body: string; at: Date; mine: boolean };
export type MyThread = MyMessage & { body: string; thread: ThreadLine[] };

/** Something else of the member's that can be followed by its code. */
export type TrackedCase = {
  what: 'suggestion' | 'complaint' | 'rights';
  trackingCode: string;
  title: string;
  status: TaskStatus;
  createdAt: Date;
};

export const messageIdInput = z.object({ id });

export const replyInput = z.object({
  id,
  body: textField(BODY_LENGTH, { missing: 'contact.bodyMissing', long: 'contact.bodyLong' }),
});
