import type { ReactNode } from 'react';
import type { MailData, TemplateName } from '@/lib/mail/schema';
import type { Site } from './frame';

/**
 * Layout of one kind of mail: its subject, which is also its headline, its preview in a list of mails, and its body.
 * Subjects reach mail servers and appear on locked screens: no names and no user-written text.
 */
type Layout<T extends TemplateName> = {
  subject: string | ((data: MailData[T]) => string);
  preview: string | ((data: MailData[T]) => string);
  /** Headers of this kind of mail only. */
  headers?: (data: MailData[T], site: Site) => Readonly<Record<string, string>>;
  Body: (props: { data: MailData[T]; site: Site }) => ReactNode;
};

/** The layouts of all mails, by template. */
export type Layouts = { [T in TemplateName]: Layout<T> };
