import { z } from 'zod';
import type { TaskStatus } from '@/features/citizens/contact/contact.schema';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

export const BODY_LENGTH = 5_000;
export const SUBJECT_LENGTH = 200;

/** One of the member's own messages in the list; `unread` if it has been answered since it was last opened. */
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

/** A reply in the thread; `mine` is true if the member wrote it. */
export type ThreadLine = { id: number; body: string; at: Date; mine: boolean };
export type MyThread = MyMessage & { body: string; thread: ThreadLine[] };

/** A suggestion, complaint or data request of the member, which has a tracking page. */
export type TrackedCase = {
  what: 'suggestion' | 'complaint' | 'rights';
  trackingCode: string;
  title: string;
  status: TaskStatus;
  createdAt: Date;
};

export const replyInput = z.object({
  id,
  body: textField(BODY_LENGTH, { missing: 'contact.bodyMissing', long: 'contact.bodyLong' }),
});
