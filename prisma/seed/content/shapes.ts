import type { OrganisationKind, StaffRole } from '@/lib/auth/roles';

export type RegionGroup = { id: number; name: string; nameEn: string; order: number };
/** `code` is the two-digit number of ISO 3166-2:TH, '10' for Bangkok. */
export type Province = { code: string; name: string; nameEn: string; regionId: number };

export type CategorySection = 'news' | 'lifestyle';
export type Category = {
  id: number;
  name: string;
  nameEn: string;
  section: CategorySection;
  order: number;
  visible: boolean;
  /** From dark to light, for the placeholder picture of items without one. */
  color: readonly [string, string];
};

export type Organisation = {
  key: string;
  kind: OrganisationKind;
  name: string;
  shortName: string;
  code: string;
  provinceCode?: string;
  instituteKey?: string;
  departmentKey?: string;
  phone: string;
  address: string;
  email: string;
  about: string;
};

export type SystemUserSeed = {
  userName: string;
  role: StaffRole;
  organisationKey: string;
  name: string;
  email: string;
  status: 'Open' | 'Close';
};
export type CollegeUserSeed = {
  idCard: string;
  firstName: string;
  lastName: string;
  email: string;
  organisationKey: string;
  status: 'Open' | 'Close';
};
export type Gender = 'male' | 'female' | 'other';
/** `birthDate` is YYYY-MM-DD of the common era. */
export type MemberSeed = {
  firstName: string;
  lastName: string;
  email: string;
  gender: Gender;
  birthDate: string;
  status: 'open' | 'close';
};

export type NewsStatus = 'draft' | 'wait' | 'allow' | 'return' | 'hide';
export type NewsSeed = {
  topic: string;
  /** Headline and summary for the English pages, if they are written. */
  english?: { topic: string; summary: string };
  detailHtml: string;
  categoryId: number;
  organisationKey: string;
  /** Author; without one it is the organisation's own login. */
  collegeUserIdCard?: string;
  publishAt: Date;
  /** Approval level: 0 none yet, 1 the organisation, 2 its province or institute, 3 the agency. */
  level: 0 | 1 | 2 | 3;
  status: NewsStatus;
  /** Reason why it was returned or withdrawn; only with the statuses 'return' and 'hide'. */
  statusComment?: string;
  pinned: boolean;
  /** The first is the cover; `pictureAlts` has the same indexes. */
  pictureKeys: string[];
  pictureAlts: string[];
  videoLinks: string[];
  attachments: { title: string; fileName: string }[];
  corrections: { note: string; at: Date }[];
  reads: number;
  shares: number;
};
export type BulkNewsSeed = Pick<NewsSeed, 'topic' | 'detailHtml' | 'categoryId' | 'organisationKey' | 'publishAt'>;
/** `day` is YYYY-MM-DD in Asia/Bangkok. */
export type DailyReads = { day: string; reads: number; shares: number };

export type BannerSeed = {
  title: string;
  description: string;
  pictureKey: string;
  link: string;
  order: number;
  visible: boolean;
  from?: Date;
  to?: Date;
};
export type LinkSeed = { label: string; target: string; order: number };
export type SocialKind = 'facebook' | 'line' | 'youtube' | 'email' | 'x' | 'website';
export type SocialLink = { kind: SocialKind; label: string; url: string };

export type DocumentKind = 'operating' | 'performance' | 'manual' | 'announcement';
export type DocumentSeed = {
  /** The same for all editions. */
  slug: string;
  title: string;
  kind: DocumentKind;
  /** Buddhist fiscal year. */
  year: number;
  publishAt: Date;
  fileName: string;
  office: string;
  /** Lines as described at `Outline`. */
  text: string[];
  downloads: number;
};

export type SiteSeed = {
  agencyName: string;
  agencyNameEn: string;
  addressEn: string;
  aboutEn: string;
  agencyShortName: string;
  brandTh: string;
  brandEn: string;
  slogan: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  officeHours: string;
  creditLine: string;
  aboutHtml: string;
};

/** A demo picture: `alt` describes it, `color` is the placeholder until it has loaded. */
export type PictureEntry = {
  key: string;
  alt: string;
  color: string;
  width: number;
  height: number;
  /** Topic of the stories it suits; 'banner' pictures are wider. */
  scene: string;
};
