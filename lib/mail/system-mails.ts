import { z } from 'zod';
import { lineField, link, name, template } from './template-fields';

/** Mails about the system itself, to the operator. */
export const systemMails = [
  /**
   * Alarms of the system: new ones, a reminder of those that last, and those that are over. `since` is when one was
   * raised, or ended.
   */
  template('system-alarms', {
    items: z
      .array(
        z.object({
          state: z.enum(['new', 'lasting', 'over']),
          severity: z.enum(['urgent', 'warning']),
          title: name,
          found: lineField(1_000),
          advice: lineField(1_000),
          since: z.iso.datetime(),
        }),
      )
      .min(1),
    link,
  }),
] as const;
