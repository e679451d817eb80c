import {
  FAIR_SCORE,
  GOOD_SCORE,
  type HealthFacts,
  type HealthLevel,
  type HealthSign,
  healthSigns,
  USUAL_SPANS,
} from './health.schema';

/** Counted value of a sign: `done` of `of`, and the share of its points that this gives, from 0 to 1. */
type Measure = { done: number; of: number; share: number };
type SignRule = {
  points: number;
  /** Undefined if there is nothing to count. */
  measure: (facts: HealthFacts) => Measure | undefined;
};

/** The signs with their points, which add up to 100: the single place where a score is defined. */
export const signRules: Readonly<Record<HealthSign, SignRule>> = {
  login: {
    points: 15,
    measure: ({ accounts, activeAccounts: done }) =>
      accounts > 0 ? { done, of: accounts, share: done > 0 ? 1 : 0 } : undefined,
  },
  waiting: {
    points: 15,
    measure: ({ waiting, waitingInTime, decides }) =>
      waiting === 0 && decides ? { done: 0, of: 0, share: 1 } : toShare(waitingInTime, waiting),
  },
  notices: { points: 15, measure: ({ notices, noticesInTime }) => toShare(noticesInTime, notices) },
  reports: { points: 15, measure: ({ reports, reportsInTime }) => toShare(reportsInTime, reports) },
  voices: { points: 15, measure: ({ voices, voicesInTime }) => toShare(voicesInTime, voices) },
  profile: { points: 10, measure: ({ parts, partsFilled }) => toShare(partsFilled, parts) },
  published: {
    points: 15,
    measure: ({ published: done, publishedBefore }) => {
      const usual = Math.round((publishedBefore / USUAL_SPANS) * 10) / 10;
      if (usual === 0 && done === 0) return undefined;
      return { done, of: usual, share: usual === 0 ? 1 : Math.min(1, done / usual) };
    },
  },
};

function toShare(done: number, of: number): Measure | undefined {
  return of > 0 ? { done, of, share: Math.min(1, done / of) } : undefined;
}

/** A sign of an organisation: the points that it can give and gives; without `counted` it leaves the score. */
export type CountedSign = {
  sign: HealthSign;
  points: number;
  earned: number;
  counted?: { done: number; of: number };
};

/** Points of each sign, in the order of the page. */
export function listCountedSigns(facts: HealthFacts): CountedSign[] {
  return healthSigns.map((sign) => {
    const { points, measure } = signRules[sign];
    const measured = measure(facts);
    if (!measured) return { sign, points, earned: 0 };
    const { done, of, share } = measured;
    return { sign, points, earned: Math.round(points * share), counted: { done, of } };
  });
}

/** Sums of the counted signs: points earned, points possible, and the score from 0 to 100; no score without a sign. */
export function computeHealth(facts: HealthFacts): { earned: number; possible: number; score?: number } {
  const signs = listCountedSigns(facts).filter(({ counted }) => counted !== undefined);
  const earned = signs.reduce((sum, sign) => sum + sign.earned, 0);
  const possible = signs.reduce((sum, sign) => sum + sign.points, 0);
  return possible > 0 ? { earned, possible, score: Math.round((100 * earned) / possible) } : { earned, possible };
}

/** Level of a score. */
export function getHealthLevel(score: number | undefined): HealthLevel {
  if (score === undefined) return 'none';
  if (score < FAIR_SCORE) return 'low';
  return score < GOOD_SCORE ? 'fair' : 'good';
}

/** Signs by which an organisation gains most, most points first. */
export const listGains = (facts: HealthFacts): CountedSign[] =>
  listCountedSigns(facts)
    .filter(({ counted, earned, points }) => counted !== undefined && earned < points)
    .toSorted((one, other) => other.points - other.earned - (one.points - one.earned));
