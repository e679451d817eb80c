import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/time/units';

/** Budgets that are counted in memory (requests.ts), with counters in the same table. */
export type Budget = 'asks' | 'searches' | 'presence';

/** At most `points` in `seconds`. */
export type LimitRule = { points: number; seconds: number };

const perDay = (points: number): LimitRule => ({ points, seconds: DAY_SECONDS });
const perHour = (points: number): LimitRule => ({ points, seconds: HOUR_SECONDS });
const perQuarterHour = (points: number): LimitRule => ({ points, seconds: 15 * MINUTE_SECONDS });

/**
 * Every limit whose counters all instances share. The name is the prefix of its keys, so each name is defined once,
 * used in one place, and differs from every budget.
 */
export const limitRules = {
  'alerts.address': perHour(30),
  'alerts.email': perHour(5),
  'audit.export': perHour(20),
  consent: perHour(300),
  'contact.address': perHour(30),
  'contact.email': perHour(5),
  'contact.export': perHour(20),
  'contact.reply': perHour(20),
  'covers.make': perHour(60),
  'covers.preview': perHour(240),
  'documents.export': perHour(20),
  'email.change': perHour(5),
  'email.wrong': perHour(30),
  'forum.export': perHour(20),
  'forum.posts': perHour(30),
  'forum.reports': perHour(20),
  'import.file': perHour(60),
  'import.site': perHour(60),
  'import.wordpress': perHour(20),
  'institution.address': perHour(60),
  'institution.domain': perHour(60),
  'institution.email': perDay(3),
  'login.address': perHour(100),
  'login.name': perHour(20),
  'login.pair': perQuarterHour(5),
  'login.strikes': perDay(1_000_000),
  'mail.export': perHour(20),
  'mail.test': perHour(10),
  'moves.export': perHour(60),
  'move.export': perHour(20),
  'news.export': perHour(30),
  'newsroom.export': perHour(20),
  'newsroom.similar': perHour(600),
  'notices.answers': perHour(20),
  'notices.export': perHour(60),
  'notices.list': perHour(20),
  'organisation.export': perHour(20),
  'own.data': perDay(5),
  'participation.export': perHour(20),
  'password.give': perHour(240),
  'password.slips': perHour(20),
  'people.export': perHour(20),
  'poll.address': perHour(60),
  'previewLinks.wrong': perHour(60),
  refusals: perHour(120),
  'refusals.noted': perHour(60),
  'register.address': perHour(60),
  'register.email': perDay(3),
  'report.address': perHour(60),
  'report.visitor': perHour(10),
  'reports.export': perHour(60),
  'reset.address': perHour(60),
  'reset.name': perHour(3),
  'reset.wrong': perHour(30),
  'rights.address': perHour(30),
  'rights.email': perHour(5),
  'rights.track': perHour(30),
  'satisfaction.address': perDay(100),
  'search-misses': perHour(120),
  'second-factor': perQuarterHour(5),
  'statistics.export': perHour(30),
  'suggestion.address': perHour(30),
  'suggestion.email': perHour(5),
  'suggestion.track': perHour(30),
  'traffic.export': perHour(20),
  uploads: perHour(60),
  'voices.export': perHour(20),
} as const satisfies Readonly<Record<string, LimitRule>> & { readonly [B in Budget]?: never };

export type LimitName = keyof typeof limitRules;
