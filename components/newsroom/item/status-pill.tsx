import { Badge } from '@/components/ui/badge';
import { newsroomMessages } from '@/lib/newsroom/messages';
import type { NewsStatus } from '@/lib/newsroom/schema';

const tones = {
  draft: 'muted',
  wait: 'warn',
  allow: 'ok',
  return: 'bad',
  hide: 'muted',
  scheduled: 'info',
  over: 'muted',
  deleted: 'bad',
} as const;
type State = keyof typeof tones;

type Props = {
  item: {
    facts: { status: NewsStatus; deleted: boolean };
    publishAt: string;
    content: { unpublishAt: string | null };
  };
  now?: Date;
};

/** Where an item stands on its way, in colour and word. */
export function StatusPill({ item, now = new Date() }: Props) {
  const state = stateOf(item, now.getTime());
  return <Badge tone={tones[state]}>{newsroomMessages[`newsroom.status.${state}`].th}</Badge>;
}

function stateOf({ facts, publishAt, content: { unpublishAt } }: Props['item'], now: number): State {
  if (facts.deleted) return 'deleted';
  if (facts.status !== 'allow') return facts.status;
  if (Date.parse(publishAt) > now) return 'scheduled';
  return unpublishAt !== null && Date.parse(unpublishAt) <= now ? 'over' : 'allow';
}
