import { CODE_LETTERS } from '../suggestions/suggestions.rules';
import { trackingMessages as words } from './tracking.messages';

type Named = { name: string } | null;
/** Voice as anybody with its code sees it. */
type TrackedVoice = {
  organisation: Named;
  handovers: readonly { at: Date; from: Named; to: Named }[];
};
type Step<S extends string> = { status: S; note: string; at: Date; organisation: Named };

const nameOffice = (office: Named | undefined): string => office?.name ?? words['tracking.agency'];

/** Name of the office that has the voice now. */
export const nameOwner = (voice: TrackedVoice | null): string => nameOffice(voice?.organisation);

/** A line of the tracking page: a title, the office that took the step, and a note for the sender. */
export type TrackLine = { key: string; at: Date; title: string; office?: string; note?: string };

/** Lines of hand-overs, which name both offices and nobody in them. */
export const listHandoverLines = (voice: TrackedVoice | null): TrackLine[] =>
  (voice?.handovers ?? []).map(({ at, from, to }, index) => ({
    key: `handover-${index}`,
    at,
    title: words['tracking.handedOver'].replace('{from}', nameOffice(from)).replace('{to}', nameOffice(to)),
  }));

/** Lines of steps; the first one is the receipt, which no office signs. */
export const listStepLines = <S extends string>(
  steps: readonly Step<S>[],
  toTitle: (status: S) => string,
): TrackLine[] =>
  steps.map(({ status, note, at, organisation }, index) => ({
    ...{ key: `step-${index}`, at, title: toTitle(status), note },
    office: index === 0 ? undefined : nameOffice(organisation),
  }));

type Reply = { createdAt: Date; fromSender: boolean; organisation: Named };

/** Lines of a message: that it arrived, and that it was answered by mail; its texts are not shown. */
export const listReplyLines = (createdAt: Date, replies: readonly Reply[]): TrackLine[] => [
  { key: 'received', at: createdAt, title: words['tracking.received'] },
  ...replies.map(({ createdAt: at, fromSender, organisation }, index) => ({
    ...{ key: `reply-${index}`, at },
    title: words[fromSender ? 'tracking.wrote' : 'tracking.mailed'],
    office: fromSender ? undefined : nameOffice(organisation),
  })),
];

/** Lines in the order of time; those of one moment as given. */
export const sortLines = (lines: readonly TrackLine[]): TrackLine[] =>
  lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());

const MESSAGE_LETTERS = 8;

/** Parses the typed code of a message, `C-7KQ2-M9XA`; undefined if it is none. */
export function readMessageCode(typed: string): string | undefined {
  const bare = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const letters = bare.slice(1);
  const isCode =
    bare.startsWith('C') &&
    letters.length === MESSAGE_LETTERS &&
    [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? `C-${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
