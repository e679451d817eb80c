import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { page, per, tabOf } from '@/lib/list/params';
import { type Poll, type PollEntry, type PollOption, type PollState, pollStates } from './polls.schema';

/** Path of the public participation pages. */
export const PARTICIPATION_PATH = '/participation/';

/** The address of the administrator's list. */
export const pollList = listParams({ state: tabOf(pollStates), per: per(), page });
export type PollChoice = ChoiceOf<typeof pollList>;

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
