import { DAY_MS } from '@/lib/time/units';
import { isAgency, type Plan } from './plan';

/** Number of main news of the agency, and how many of them are recent. */
const MAIN_ITEMS = 32;
const FRESH_ITEMS = 9;
const FRESH_DAYS = 30;
const mainCategories = new Set([1001, 1002, 1003, 1006, 1009, 1010, 1011]);

/** Raises some published items to the agency's level: its own before those of others. */
export function markMainNews(plans: readonly Plan[], now: Date): Plan[] {
  const candidates = plans
    .filter(
      ({ status, publishAt, categoryId }) => status === 'allow' && publishAt <= now && mainCategories.has(categoryId),
    )
    .sort((a, b) => b.publishAt.getTime() - a.publishAt.getTime());
  const isFresh = ({ publishAt }: Plan) => now.getTime() - publishAt.getTime() < FRESH_DAYS * DAY_MS;
  const chosen = new Set([
    ...sortAgencyFirst(candidates.filter(isFresh)).slice(0, FRESH_ITEMS),
    ...sortAgencyFirst(candidates.filter((plan) => !isFresh(plan))).slice(0, MAIN_ITEMS - FRESH_ITEMS),
  ]);
  return plans.map((plan) => (chosen.has(plan) ? { ...plan, level: 3 } : plan));
}

/** Three of the agency's own items, then one of another organisation, and so on. */
function sortAgencyFirst(plans: readonly Plan[]): Plan[] {
  const own = plans.filter(isAgency);
  const others = plans.filter((plan) => !isAgency(plan)).filter((_, index) => index % 3 === 0);
  const mixed = others.flatMap((plan, index) => [...own.slice(index * 3, index * 3 + 3), plan]);
  return [...mixed, ...own.slice(others.length * 3)];
}
