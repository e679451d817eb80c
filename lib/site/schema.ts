import { z } from 'zod';

/** Who the portal is: settings that the administrator edits; these are the words of a new installation. */
export const siteSettings = z.object({
  agency: z.string().default('หน่วยงานอาชีวศึกษา'),
  brand: z.string().default('ข่าวอาชีวศึกษา'),
  brandEn: z.string().default('Vocational Education News'),
  address: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
  credit: z.string().default('พัฒนาโดยทีมงานข่าวอาชีวศึกษา'),
  about: z.string().default(''),
  /** Mail domains from which an institution may ask for its password. */
  registrationDomains: z.array(z.string()).default(['gmail.com']),
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

export const usefulLink = z.object({ id: z.number(), label: z.string(), target: z.string() });
export type UsefulLink = z.infer<typeof usefulLink>;

export const socialKinds = ['page', 'chat', 'video', 'email', 'microblog', 'website', 'staffChat'] as const;
export const socialLink = z.object({ kind: z.enum(socialKinds), label: z.string(), target: z.string() });
export type SocialLink = z.infer<typeof socialLink>;

/** What stands around every public page. */
export type SiteFrame = {
  site: SiteSettings;
  /** Address of the uploaded logo; without one the drawn logo is shown. */
  logo: string | undefined;
  menu: MenuEntry[];
  links: UsefulLink[];
  /** Only those that are filled in. */
  social: SocialLink[];
};

/** Kinds of organisations whose items can need approval before they are public. */
export const moderatedKinds = ['department', 'unit', 'institute', 'province', 'college'] as const;
/** Those whose items need it. */
export const moderationSetting = z.array(z.enum(moderatedKinds)).default([]);
export type ModeratedKind = (typeof moderatedKinds)[number];
export const MODERATION_KEY = 'moderation';

/** The logo's fixed id, as the old clients ask for it. */
export const LOGO_ID = 1;
