import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { named, oneOf, page, per, search, unlinked } from '@/lib/list/params';
import { inboxTabs } from './inbox.schema';

/** The address of the list. */
export const inboxList = listParams({ tab: named('show', oneOf(inboxTabs)), ...search, per: unlinked(per()), page });
export type InboxChoice = ChoiceOf<typeof inboxList>;

type NoticeDuties = { mustRead: boolean; answerWanted: boolean; confirmedAt?: Date | null; answeredAt?: Date | null };

/** Open duties of an organisation for a notice. */
export function listOpenDuties({
  mustRead,
  answerWanted,
  confirmedAt,
  answeredAt,
}: NoticeDuties): ('confirm' | 'answer')[] {
  return [
    ...(mustRead && !confirmedAt ? (['confirm'] as const) : []),
    ...(answerWanted && !answeredAt ? (['answer'] as const) : []),
  ];
}

/** True if an answer may be given or changed now: the first one always, changes until the deadline. */
export function canAnswer(
  {
    answerWanted,
    answeredAt,
    deadlineAt,
  }: { answerWanted: boolean; answeredAt?: Date | null; deadlineAt?: Date | null },
  now: Date,
): boolean {
  return answerWanted && (!answeredAt || !deadlineAt || deadlineAt > now);
}
