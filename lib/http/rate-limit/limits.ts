export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Budgets that are counted in memory (ask-limits), whose counters lie in the same table. */
export type Budget = 'asks' | 'searches' | 'presence';

/** So many `points` in `seconds`. */
export type LimitRule = { points: number; seconds: number };

const aDay = (points: number): LimitRule => ({ points, seconds: DAY_SECONDS });
const anHour = (points: number): LimitRule => ({ points, seconds: HOUR_SECONDS });
const aQuarter = (points: number): LimitRule => ({ points, seconds: 15 * MINUTE_SECONDS });

/**
 * Every limit whose counters all instances share. Their keys begin with its name, so a name stands here once, is used at
 * one place, and is no budget's.
 */
export const limitTable = {
  'alerts.address': anHour(30),
  'alerts.email': anHour(5),
  'audit.export': anHour(20),
  consent: anHour(300),
  'contact.address': anHour(30),
  'contact.email': anHour(5),
  'contact.export': anHour(20),
  'contact.reply': anHour(20),
  'email.change': anHour(5),
  'email.wrong': anHour(30),
  'forum.posts': anHour(30),
  'forum.reports': anHour(20),
  'import.file': anHour(60),
  'institution.address': anHour(60),
  'institution.domain': anHour(60),
  'institution.email': aDay(3),
  'login.address': anHour(100),
  'login.name': anHour(20),
  'login.pair': aQuarter(5),
  'login.strikes': aDay(1_000_000),
  'news.export': anHour(30),
  'newsroom.export': anHour(20),
  'notices.export': anHour(60),
  'organisation.export': anHour(20),
  'own.data': aDay(5),
  'participation.export': anHour(20),
  'password.give': anHour(240),
  'people.export': anHour(20),
  'poll.address': anHour(60),
  'previewLinks.wrong': anHour(60),
  refusals: anHour(120),
  'refusals.noted': anHour(60),
  'register.address': anHour(60),
  'register.email': aDay(3),
  'report.address': anHour(60),
  'report.visitor': anHour(10),
  'reports.export': anHour(60),
  'reset.address': anHour(60),
  'reset.name': anHour(3),
  'reset.wrong': anHour(30),
  'rights.address': anHour(30),
  'rights.email': anHour(5),
  'rights.track': anHour(30),
  'satisfaction.address': aDay(100),
  'search-misses': anHour(120),
  'second-factor': aQuarter(5),
  'statistics.export': anHour(30),
  'suggestion.address': anHour(30),
  'suggestion.email': anHour(5),
  'suggestion.track': anHour(30),
  'traffic.export': anHour(20),
  uploads: anHour(60),
} as const satisfies Readonly<Record<string, LimitRule>> & { readonly [B in Budget]?: never };

export type LimitName = keyof typeof limitTable;
