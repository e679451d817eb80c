import { z } from 'zod';

const whole = z.url({ protocol: /^https?$/ });
/** ISO 8601 with a time zone, as search engines require for articles. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
const context = z.literal('https://schema.org');
const name = z.string().min(1);
const logo = z.object({ '@type': z.literal('ImageObject'), url: whole });

/** Properties that search engines require and recommend for a NewsArticle. */
export const articleShape = z.object({
  '@context': context,
  '@type': z.literal('NewsArticle'),
  headline: name.max(110),
  image: z.array(whole).min(1),
  datePublished: moment,
  dateModified: moment,
  author: z.object({ '@type': z.literal('Organization'), name, url: whole.optional() }),
  publisher: z.object({ '@type': z.literal('NewsMediaOrganization'), name, url: whole, logo }),
  mainEntityOfPage: whole,
  isBasedOn: whole.optional(),
  articleSection: name,
  inLanguage: z.literal('th'),
  isAccessibleForFree: z.literal(true),
  correction: z.array(z.object({ '@type': z.literal('CorrectionComment'), text: name, datePublished: moment })),
});

/** Properties required of a BreadcrumbList: all items in order, a URL for all but the last. */
export const crumbShape = z
  .object({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name, item: whole.optional() }))
      .min(2),
  })
  .refine(({ itemListElement: all }) => all.every(({ position }, at) => position === at + 1))
  .refine(({ itemListElement: all }) => all.slice(0, -1).every(({ item }) => item !== undefined));

/** Publisher, and the search of the site. */
export const siteShape = z.tuple([
  z.object({
    '@context': context,
    '@type': z.literal('NewsMediaOrganization'),
    name,
    url: whole,
    logo,
    sameAs: z.array(whole),
  }),
  z.object({
    '@context': context,
    '@type': z.literal('WebSite'),
    name,
    url: whole,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.string().regex(/^https?:\/\/[^/]+\/search\/\?search=\{search_term_string\}$/),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
]);
