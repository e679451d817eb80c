import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { type Poll, type PollEntry, type PollOption, type PollState, pollStates } from './polls.schema';

const sorts = ['opens'] as const;
const ROWS = 12;
/** Where readers find what they may take part in. */
export const PARTICIPATION_PATH = '/participation/';

/** What the administrator's address says about the list of polls. */
export type PollChoice = ListState<(typeof sorts)[number]> & { state?: PollState };

/** Reads page and state from an address; forged values fall back to all polls. */
export function readPollChoice(params: SearchParams): PollChoice {
  return {
    ...readList(params, sorts, ROWS),
    state: pollStates.find((state) => state === getFirstValue(params.state)),
  };
}

/** The list's address with something changed; a change of the state leads to the first page. */
export function pollsHref(
  path: string,
  choice: PollChoice,
  change: { state?: PollState; page?: number; per?: number } = {},
) {
  const { state, page, per } = {
    page: 1,
    per: choice.per,
    ...('state' in change ? {} : { state: choice.state }),
    ...change,
  };
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (per !== ROWS) query.set('per', String(per));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** How far a poll is; it closes at the very moment that is given. */
export function getPollState({ opensAt, closesAt }: Pick<PollEntry, 'opensAt' | 'closesAt'>, now: Date): PollState {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** The moments up to now at which what readers see of a poll has changed. */
export const getChangeDates = ({ opensAt, closesAt, outcomeAt }: Omit<PollEntry, 'votes'>, now: Date): Date[] =>
  [opensAt, closesAt, outcomeAt].filter((at) => at !== undefined && at <= now).flatMap((at) => at ?? []);

/** Where readers find one poll. */
export const pollHref = (id: number): string => `${PARTICIPATION_PATH}${id}/`;

/** The part that an option has of all votes, in percent with one digit behind the point. */
export const toPercentage = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 1_000) / 10;

/** What most chose, where somebody voted and no other option has as many. */
export function findLeader({ options }: Pick<Poll, 'options'>): PollOption | undefined {
  const [most, second] = options.toSorted((a, b) => b.votes - a.votes);
  return most && most.votes > (second?.votes ?? 0) ? most : undefined;
}
