import { ListTabs } from '@/components/ui/list/list-tabs';
import { pollsMessages as words } from '../../polls/polls.messages';

const parts = ['polls', 'suggestions', 'survey'] as const;
export type ParticipationPart = (typeof parts)[number];

/** The part that an address asks for. */
export const readPart = (asked: string): ParticipationPart => parts.find((part) => part === asked) ?? parts[0];

/** Polls, suggestions with how many are new, and the survey. */
export function ParticipationTabs({
  path,
  current,
  fresh,
}: {
  path: string;
  current: ParticipationPart;
  fresh: number;
}) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['polls.parts'].th}
        tabs={parts.map((part) => ({
          key: part,
          label: words[`polls.part.${part}`].th,
          href: part === parts[0] ? path : `${path}?part=${part}`,
          count: part === 'suggestions' ? fresh : undefined,
          current: part === current,
        }))}
      />
    </div>
  );
}
