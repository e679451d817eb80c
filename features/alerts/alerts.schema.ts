import { z } from 'zod';
import { splitSearchTerms } from '@/features/news/filter/filter.rules';
import { type AlertFilter, newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { mailAddress } from '@/lib/mail/schema';

/** How often somebody wants mail: with every item, or gathered at eight in the morning, each day or each Monday. */
export const alertFrequencies = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** What seasons an address's links: 128 bits. */
export const SECRET_BYTES = 16;
/** Hours within which an address has to be confirmed. */
export const CONFIRM_HOURS = 48;
/** Days for which the link to one's alerts is good. */
export const MANAGE_LINK_DAYS = 30;
/** Alerts that one address may have at once. */
export const MAX_ALERTS = 30;
/** Days for which a stopped alert can be taken up again; then it is deleted. */
export const STOPPED_DAYS = 30;
/** Days for which an item is news: one that becomes public later than this after its date goes to nobody. */
export const ALERT_NEWS_DAYS = 30;

const frequencyField = z.enum(alertFrequencies, 'alerts.rhythmMissing');
/** A select's choice of nothing. */
const optionalIdField = z.preprocess((value) => (value === '' ? undefined : value), id.optional().catch(undefined));

/** The form of a new alert; its fields are called as in the addresses of lists. */
export const alertInput = z
  .object({
    /** Members who are signed in may leave it out. */
    email: z.union([z.literal('').transform(() => undefined), mailAddress], 'mail.wrongAddress').optional(),
    rhythm: frequencyField,
    search: textField(SEARCH_LENGTH, { long: 'alerts.searchLong' }).default(''),
    section: newsFilter.shape.section.catch(undefined),
    news_type: optionalIdField,
    organisation: optionalIdField,
    province: optionalIdField,
  })
  .transform(({ email, rhythm, news_type, organisation, province, search, section }) => ({
    email,
    rhythm,
    filter: omitUndefined({
      // What holds no word to look for would follow everything.
      search: splitSearchTerms(search).length > 0 ? search : undefined,
      // A category is of one section only.
      section: news_type === undefined ? section : undefined,
      categoryId: news_type,
      organisationId: organisation,
      provinceId: province,
    }),
  }));

function omitUndefined(filter: AlertFilter): AlertFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What a link of a mail carries; whether it is good is seen when it is opened. */
export const linkTokenField = rawText(100, 'alerts.deadLink');

/** One of somebody's own alerts: by the link of their mails, or without one as the account that is signed in. */
export const myAlertIdInput = z.object({ id, token: linkTokenField.optional() });
export const alertFrequencyInput = myAlertIdInput.extend({ rhythm: frequencyField });
export const myAlertsInput = z.object({ token: linkTokenField.optional() });
export const mailedLinkInput = z.object({ token: linkTokenField });
export const manageLinkInput = z.object({ email: mailAddress });

/** An alert as its owner sees it. */
export type MyAlert = {
  id: number;
  /** In Thai, what it is about. */
  name: string;
  filter: AlertFilter;
  rhythm: AlertFrequency;
  stopped: boolean;
  createdAt: string;
  lastSentAt?: string;
};
