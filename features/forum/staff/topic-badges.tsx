import { Badge } from '@/components/ui/badge';
import { forumMessages as words } from '../forum.messages';

type Props = { topic: { pinned: boolean; closed: boolean; solved: boolean; hidden: boolean; unread?: boolean } };

/** Status badges of a topic. */
export function TopicBadges({ topic: { pinned, closed, solved, hidden, unread } }: Props) {
  return (
    <>
      {unread && <Badge tone="warn">{words['forum.new']}</Badge>}
      {pinned && <Badge tone="info">{words['forum.pinned']}</Badge>}
      {solved && <Badge tone="ok">{words['forum.solved']}</Badge>}
      {closed && <Badge tone="muted">{words['forum.closed']}</Badge>}
      {hidden && <Badge tone="bad">{words['forum.hidden']}</Badge>}
    </>
  );
}
