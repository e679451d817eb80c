import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search } from '@/lib/list/params';
import { voicesMessages as words } from './voices.messages';
import { voiceKinds, voiceParts, voiceTabs } from './voices.schema';

/** Days before the due date from which a voice is nearly due. */
export const SOON_DAYS = 3;

const { selectOf, supplied, days } = filtersFor<Prisma.VoiceWhereInput>();

/** The address of the list of voices: its part, a tab by status, search and filters; the longest waiting come first. */
export const voiceList = listParams({
  part: oneOf(voiceParts),
  tab: named('status', oneOf(voiceTabs)),
  ...search,
  kind: selectOf(voiceKinds, {
    label: words['voices.kind'],
    all: words['voices.kind.all'],
    toLabel: (kind) => words[`voices.kind.${kind}`],
    where: (kind) => ({ kind }),
  }),
  /** Its condition depends on the time. */
  due: selectOf(['late', 'soon'], {
    label: words['voices.due'],
    all: words['voices.due.all'],
    toLabel: (due) => words[`voices.due.${due}`],
  }),
  organisationId: supplied(named('organisation', id), {
    label: words['voices.organisation'],
    all: words['voices.organisation.all'],
    where: (organisationId) => ({ organisationId }),
  }),
  ...days({ from: words['voices.from'], to: words['voices.to'] }, (createdAt) => ({ createdAt })),
  ...paging(['created'], 24, 'asc'),
});
export type VoiceChoice = ChoiceOf<typeof voiceList>;

/** Labels of the list's two parts, which the agency and offices see differently. */
export const partWords = {
  office: { own: words['voices.part.own'], watched: words['voices.part.watched'] },
  agency: { own: words['voices.part.agency'], watched: words['voices.part.offices'] },
} as const;

type State = { status: string; organisationId: number | null; answers: number };

/** State of a voice in a form: another answer, status or office since then is a conflict. */
export const toSeen = ({ status, organisationId, answers }: State): string =>
  `${status}.${organisationId ?? 'agency'}.${answers}`;
