import type { ReactNode } from 'react';
import type { MailData, TemplateName } from '@/lib/mail/schema';
import type { Site } from './frame';

/**
 * How one mail looks: its subject, which is also its headline, the first words in a list of mails, and the rest. Subjects are
 * told to mail servers and stand on locked screens: no names and nothing that people wrote.
 */
export type Layout<T extends TemplateName> = {
  subject: string | ((data: MailData[T]) => string);
  preview: string | ((data: MailData[T]) => string);
  /** Headers of this kind of mail alone. */
  headers?: (data: MailData[T], site: Site) => Readonly<Record<string, string>>;
  Body: (props: { data: MailData[T]; site: Site }) => ReactNode;
};
