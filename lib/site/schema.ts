import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { inputMessages } from '@/lib/command/messages';
import { id, rawText } from '@/lib/command/validation';
import { MAX_EMAIL } from '@/lib/mail/address';
import { toEnglishHref } from '@/lib/public-pages/english';
import { linkTarget, MAX_TARGET_LENGTH } from '@/lib/text/link-target';
import type { SiteColors } from './colors.schema';
import type { EmergencyBannerContent } from './emergency-banner.schema';
import { siteMessages, siteSettingsMessages as words } from './messages';

/** Identity of the portal, editable by the administrator; the defaults are those of a new installation. */
export const siteSettings = z.object({
  agency: z.string().default('หน่วยงานอาชีวศึกษา'),
  brand: z.string().default('ข่าวอาชีวศึกษา'),
  brandEn: z.string().default('Vocational Education News'),
  address: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
  credit: z.string().default('พัฒนาโดยทีมงานข่าวอาชีวศึกษา'),
  about: z.string().default(''),
  /** For the English pages: name and address of the agency, and a description in plain text. */
  agencyEn: z.string().default('Vocational Education Agency'),
  addressEn: z.string().default(''),
  aboutEn: z.string().default(''),
  /** Contact for reports of security holes; the agency's e-mail if empty. */
  securityEmail: z.string().default(''),
  /** Mail domains that institutions may use to request their password. */
  registrationDomains: z.array(z.string()).default(['gmail.com']),
  /** Days in which readers' voices are answered; data requests have their own time by law. Read by a trigger too. */
  voiceDays: z.number().default(15),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const menuKinds = ['home', 'category', 'participation', 'lifestyle', 'login', 'contact'] as const;

export const menuEntry = z.object({
  kind: z.enum(menuKinds),
  label: z.string(),
  href: z.string(),
  categoryId: z.number().nullable(),
});
export type MenuEntry = z.infer<typeof menuEntry>;

const fixedEntries = {
  home: { label: siteMessages['menu.home'], href: '/' },
  participation: { label: siteMessages['menu.participation'], href: '/participation/' },
  lifestyle: { label: siteMessages['menu.lifestyle'], href: '/lifeStyle/' },
  login: { label: siteMessages['menu.login'], href: '/login/' },
  contact: { label: siteMessages['menu.contact'], href: '/contact/' },
} as const;

/** Converts a stored entry of the tab bar for display; the label of a category is its name. */
export function toMenuEntry(row: {
  kind: MenuEntry['kind'];
  name: string | null;
  categoryId: number | null;
}): MenuEntry {
  if (row.kind === 'category') {
    const { kind, categoryId } = row;
    return { kind, label: row.name ?? '', href: `/news_group/?news_type=${categoryId}`, categoryId };
  }
  const { label, href } = fixedEntries[row.kind];
  return { kind: row.kind, label: label.th, href, categoryId: null };
}

/** The same entry on English pages; none for a page in Thai only. */
export function toEnglishMenuEntry(row: Parameters<typeof toMenuEntry>[0] & { nameEn: string | null }): MenuEntry[] {
  const entry = toMenuEntry(row);
  const href = toEnglishHref(entry.href);
  const label = row.kind === 'category' ? (row.nameEn ?? entry.label) : fixedEntries[row.kind].label.en;
  return href === undefined ? [] : [{ ...entry, label, href }];
}

export const usefulLink = z.object({ id: z.number(), label: z.string(), target: z.string() });
export type UsefulLink = z.infer<typeof usefulLink>;

export const socialKinds = ['page', 'chat', 'video', 'email', 'microblog', 'website', 'staffChat'] as const;
export const socialLink = z.object({ kind: z.enum(socialKinds), label: z.string(), target: z.string() });
export type SocialLink = z.infer<typeof socialLink>;

/** Frame of every public page. */
export type SiteFrame = {
  site: SiteSettings;
  /** Time of the last change of the identity; undefined before the first. */
  siteUpdatedAt: Date | undefined;
  /** The version of the privacy policy in force, 0 before the first. */
  privacyVersion: number;
  /** Address of the uploaded logo; undefined for the built-in one. */
  logo: string | undefined;
  menu: MenuEntry[];
  /** The menu on English pages. */
  menuEn: MenuEntry[];
  links: UsefulLink[];
  /** Only accounts with a target. */
  social: SocialLink[];
  /** The agency's own colours, and the style sheet that sets them; missing while it has the default ones. */
  colors?: SiteColors;
  colorSheet?: string;
  /** The current emergency banner. */
  emergencyBanner: EmergencyBannerContent | undefined;
};

/** Kinds of organisations whose items can require approval before publication. */
export const moderatedKinds = ['department', 'unit', 'institute', 'province', 'college'] as const;
/** Kinds for which approval is required. */
export const moderationSetting = z.array(z.enum(moderatedKinds)).default([]);
export type ModeratedKind = (typeof moderatedKinds)[number];
export const MODERATION_KEY = 'moderation';

/** The logo's fixed id, which legacy clients use. */
export const LOGO_ID = 1;

/** Key of the identity setting. */
export const SITE_KEY = 'site';

const NAME_LENGTH = 150;
const LINE_LENGTH = 200;
const ADDRESS_LENGTH = 500;
const ABOUT_LENGTH = 100_000;
const ABOUT_EN_LENGTH = 5_000;
const MAX_DOMAINS = 50;
const MAX_VOICE_DAYS = 90;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

const name = lineField(NAME_LENGTH, { missing: words['settings.missing'], long: words['settings.long'] });
const oneLine = lineField(LINE_LENGTH, { long: words['settings.long'] });
const isEnglish = (typed: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}\n\r]*$/u.test(typed);
const mailAddress = z.union(
  [z.literal(''), z.email(words['settings.badEmail']).max(MAX_EMAIL, words['settings.long'])],
  words['settings.badEmail'],
);

/** Domains, one per line or separated by blanks or commas; case and a leading @ are ignored. */
const domains = rawText(MAX_DOMAINS * 254, words['settings.badDomain'])
  .transform((typed) => [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .map((word) => word.replace(/^@/, ''))
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.every((domain) => domain.length <= 253 && DOMAIN.test(domain)), words['settings.badDomain'])
  .refine((list) => list.length <= MAX_DOMAINS, words['settings.long']);

/** Input of the identity, by the administrator. */
export const siteInput = z.object({
  agency: name,
  brand: name,
  brandEn: name.refine(isEnglish, words['settings.latin']),
  address: textField(ADDRESS_LENGTH, { long: words['settings.long'] }),
  phone: oneLine.refine((typed) => /^[\d\s+(),.\-–#a-zก-๙]*$/i.test(typed), words['settings.badPhone']),
  email: mailAddress,
  credit: oneLine,
  agencyEn: name.refine(isEnglish, words['settings.latin']),
  addressEn: textField(ADDRESS_LENGTH, { long: words['settings.long'] }).refine(isEnglish, words['settings.latin']),
  aboutEn: textField(ABOUT_EN_LENGTH, { long: words['settings.long'] }).refine(isEnglish, words['settings.latin']),
  securityEmail: mailAddress,
  registrationDomains: domains,
  voiceDays: z
    .string(words['settings.badDays'])
    .trim()
    .regex(/^\d{1,2}$/, words['settings.badDays'])
    .transform(Number)
    .refine((days) => days >= 1 && days <= MAX_VOICE_DAYS, words['settings.badDays'])
    .default(15),
});

/** Text of the about page; `seen` is the text when the form was rendered. */
export const aboutInput = z.object({
  about: textField(ABOUT_LENGTH, { long: words['settings.long'] }),
  seen: rawText(ABOUT_LENGTH * 2).optional(),
});

export const moderationInput = z.object({ kinds: moderationSetting });
export const logoInput = z.object({ mediaId: id.nullable() });

/**
 * Social media accounts of all kinds; an empty target means that the agency has none. For e-mail, a plain address is
 * accepted.
 */
export const socialLinksInput = z.object({
  links: z
    .array(
      z.object({
        kind: z.enum(socialKinds),
        label: lineField(NAME_LENGTH, { missing: words['settings.missing'], long: words['settings.long'] }),
        target: rawText(MAX_TARGET_LENGTH, inputMessages['ui.badTarget'])
          .transform((typed) => (isMailAddress(typed) ? `mailto:${typed.trim()}` : typed))
          .pipe(linkTarget),
      }),
    )
    .max(socialKinds.length)
    .refine((links) => new Set(links.map(({ kind }) => kind)).size === links.length),
});

const isMailAddress = (typed: string): boolean => z.email().safeParse(typed.trim()).success;
