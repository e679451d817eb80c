import { z } from 'zod';
import { searchTerms } from '@/features/news/filter/filter.rules';
import { type AlertFilter, newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { words } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { mailAddress } from '@/lib/mail/schema';

/** How often somebody wants mail: with every item, or gathered at eight in the morning, each day or each Monday. */
export const rhythms = ['now', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof rhythms)[number];

/** What seasons an address's links: 128 bits. */
export const SECRET_BYTES = 16;
/** Hours within which an address has to be confirmed. */
export const CONFIRM_HOURS = 48;
/** Days for which the link to one's alerts is good. */
export const MINE_DAYS = 30;
/** Alerts that one address may have at once. */
export const MOST_ALERTS = 30;
/** Days for which a stopped alert can be taken up again; then it is deleted. */
export const STOPPED_DAYS = 30;
/** Days for which an item is news: one that becomes public later than this after its date goes to nobody. */
export const NEWS_DAYS = 30;

const rhythm = z.enum(rhythms, 'alerts.rhythmMissing');
/** A select's choice of nothing. */
const chosen = z.preprocess((value) => (value === '' ? undefined : value), id.optional().catch(undefined));

/** The form of a new alert; its fields are called as in the addresses of lists. */
export const alertAsk = z
  .object({
    /** Members who are signed in may leave it out. */
    email: z.union([z.literal('').transform(() => undefined), mailAddress], 'mail.wrongAddress').optional(),
    rhythm,
    search: words(SEARCH_LENGTH, { long: 'alerts.searchLong' }).default(''),
    section: newsFilter.shape.section.catch(undefined),
    news_type: chosen,
    organisation: chosen,
    province: chosen,
  })
  .transform(({ email, rhythm, news_type, organisation, province, search, section }) => ({
    email,
    rhythm,
    filter: gapless({
      // What holds no word to look for would follow everything.
      search: searchTerms(search).length > 0 ? search : undefined,
      // A category is of one section only.
      section: news_type === undefined ? section : undefined,
      categoryId: news_type,
      organisationId: organisation,
      provinceId: province,
    }),
  }));

function gapless(filter: AlertFilter): AlertFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What a link of a mail carries; whether it is good is seen when it is opened. */
export const linkToken = rawText(100, 'alerts.deadLink');

/** One of somebody's own alerts: by the link of their mails, or without one as the account that is signed in. */
export const ownAlert = z.object({ id, token: linkToken.optional() });
export const rhythmChange = ownAlert.extend({ rhythm });
export const ownAlerts = z.object({ token: linkToken.optional() });
export const mailedLink = z.object({ token: linkToken });
export const manageAsk = z.object({ email: mailAddress });

/** An alert as its owner sees it. */
export type OwnAlert = {
  id: number;
  /** In Thai, what it is about. */
  name: string;
  filter: AlertFilter;
  rhythm: AlertRhythm;
  stopped: boolean;
  createdAt: string;
  lastSentAt?: string;
};
