import { z } from 'zod';
import { splitSearchTerms } from '@/features/news/filter/filter.rules';
import { type AlertFilter, newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { mailMessages } from '@/lib/mail/messages';
import { mailAddress } from '@/lib/mail/schema';
import { alertsMessages as words } from './alerts.messages';

/** Frequencies of mails: with every item, or a digest at 08:00, daily or on Mondays. */
export const alertFrequencies = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Length of the secret that signs an address's links: 128 bits. */
export const SECRET_BYTES = 16;
/** Validity of a confirmation link in hours. */
export const CONFIRM_HOURS = 48;
/** Validity of a link to all alerts in days. */
export const MANAGE_LINK_DAYS = 30;
/** Maximum number of active alerts of one address. */
export const MAX_ALERTS = 30;
/** Retention of a stopped alert in days, while it can be resumed. */
export const STOPPED_DAYS = 30;
/** Maximum age of an item in days: one that becomes public later than this after its date is not mailed. */
export const ALERT_NEWS_DAYS = 30;

const frequencyField = z.enum(alertFrequencies, words['alerts.rhythmMissing'].th);
/** Id from a select; empty means no choice. */
const optionalIdField = z.preprocess((value) => (value === '' ? undefined : value), id.optional().catch(undefined));

/** The form of a new alert; its fields have the names of the URL parameters of lists. */
export const alertInput = z
  .object({
    /** Optional for signed-in members. */
    email: z
      .union([z.literal('').transform(() => undefined), mailAddress], mailMessages['mail.wrongAddress'].th)
      .optional(),
    rhythm: frequencyField,
    search: textField(SEARCH_LENGTH, { long: words['alerts.searchLong'].th }).default(''),
    section: newsFilter.shape.section.catch(undefined),
    news_type: optionalIdField,
    organisation: optionalIdField,
    province: optionalIdField,
  })
  .transform(({ email, rhythm, news_type, organisation, province, search, section }) => ({
    email,
    rhythm,
    filter: omitUndefined({
      // A search without words would match everything.
      search: splitSearchTerms(search).length > 0 ? search : undefined,
      // A category belongs to one section, so the section is redundant.
      section: news_type === undefined ? section : undefined,
      categoryId: news_type,
      organisationId: organisation,
      provinceId: province,
    }),
  }));

function omitUndefined(filter: AlertFilter): AlertFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Token of a mailed link; it is verified later. */
export const linkTokenField = rawText(100, words['alerts.deadLink'].th);

/** One of the viewer's own alerts: by the token of a mailed link, or without one by the signed-in account. */
export const myAlertIdInput = z.object({ id, token: linkTokenField.optional() });
export const alertFrequencyInput = myAlertIdInput.extend({ rhythm: frequencyField });
export const myAlertsInput = z.object({ token: linkTokenField.optional() });
export const mailedLinkInput = z.object({ token: linkTokenField });
export const manageLinkInput = z.object({ email: mailAddress });
