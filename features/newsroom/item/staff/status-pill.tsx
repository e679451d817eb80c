import { Badge } from '@/components/ui/badge';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { getNewsState } from '../../workflow/workflow.rules';
import type { NewsStatus } from '../../workflow/workflow.schema';

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

type Props = {
  item: {
    facts: { status: NewsStatus; deleted: boolean };
    publishAt: string;
    content: { unpublishAt: string | null };
  };
  now?: Date;
};

/** Status badge of an item. */
export function StatusPill({ item, now = new Date() }: Props) {
  const { facts, publishAt, content } = item;
  const state = getNewsState({ ...facts, publishAt, unpublishAt: content.unpublishAt }, now);
  return <Badge tone={tones[state]}>{newsroomMessages[`newsroom.status.${state}`]}</Badge>;
}
