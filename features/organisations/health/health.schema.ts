import { z } from 'zod';

/** Signs of an organisation's health, in the order of the page. */
export const healthSigns = ['login', 'waiting', 'notices', 'reports', 'voices', 'profile', 'published'] as const;
export type HealthSign = (typeof healthSigns)[number];

/** Days that each sign looks back. */
export const LOGIN_DAYS = 30;
export const DUTY_DAYS = 180;
export const REPORT_DAYS = 365;
export const PUBLISHED_DAYS = 30;
/** Number of earlier spans of `PUBLISHED_DAYS` from which an organisation's usual number of items follows. */
export const USUAL_SPANS = 6;
/** Days that a notice without a deadline leaves for confirming and answering. */
export const NOTICE_DAYS = 7;

const count = z.number().int().min(0);

/** Values counted of an organisation, from which its score follows. */
export const healthFacts = z.object({
  /** Open accounts, and those among them that logged in lately. */
  accounts: count,
  activeAccounts: count,
  /** Items that wait for the organisation's decision, and those among them within the target. */
  waiting: count,
  waitingInTime: count,
  /** True if it has decided on items lately. */
  decides: z.boolean(),
  /** Notices to confirm or answer whose time is over, and those done in time. */
  notices: count,
  noticesInTime: count,
  /** Closed reporting periods, and those whose report was handed in. */
  reports: count,
  reportsInTime: count,
  /** Readers' voices that are closed or due, and those closed in time. */
  voices: count,
  voicesInTime: count,
  /** Parts of the public profile, and those that are filled in. */
  parts: count,
  partsFilled: count,
  /** Items published lately, and over the spans before. */
  published: count,
  publishedBefore: count,
});
export type HealthFacts = z.output<typeof healthFacts>;

/** Levels of a score; `none` stands for organisations without one. */
export const healthLevels = ['low', 'fair', 'good', 'none'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** Highest score. */
export const FULL_SCORE = 100;
/** Lowest scores of the levels above `low`. */
export const FAIR_SCORE = 50;
export const GOOD_SCORE = 80;
