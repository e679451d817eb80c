import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { type Poll, type PollEntry, type PollOption, type PollState, pollStates } from './polls.schema';

const sorts = ['opens'] as const;
const ROWS = 12;
/** Path of the public participation pages. */
export const PARTICIPATION_PATH = '/participation/';

/** The choices that a URL of the administrator's list contains. */
export type PollChoice = ListState<(typeof sorts)[number]> & { state?: PollState };

/** Parses page and state from a URL; forged values fall back to all polls. */
export function readPollChoice(params: SearchParams): PollChoice {
  return {
    ...readList(params, sorts, ROWS),
    state: pollStates.find((state) => state === getFirstValue(params.state)),
  };
}

/** The list's URL with changes applied; a change of the state leads to the first page. */
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

/** State of a poll. At exactly `closesAt` it is closed. */
export function getPollState({ opensAt, closesAt }: Pick<PollEntry, 'opensAt' | 'closesAt'>, now: Date): PollState {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** Times up to now at which a poll's page changed: opening, closing and outcome. */
export const getChangeDates = ({ opensAt, closesAt, outcomeAt }: Omit<PollEntry, 'votes'>, now: Date): Date[] =>
  [opensAt, closesAt, outcomeAt].filter((at) => at !== undefined && at <= now).flatMap((at) => at ?? []);

/** URL of a poll's public page. */
export const pollHref = (id: number): string => `${PARTICIPATION_PATH}${id}/`;

/** An option's share of all votes in per cent, with one decimal. */
export const toPercentage = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 1_000) / 10;

/** The option with the most votes; undefined without votes or in a tie. */
export function findLeader({ options }: Pick<Poll, 'options'>): PollOption | undefined {
  const [most, second] = options.toSorted((a, b) => b.votes - a.votes);
  return most && most.votes > (second?.votes ?? 0) ? most : undefined;
}
