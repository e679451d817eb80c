import type { Viewer } from '@/lib/auth/viewer';
import { undecidedMessages as words } from '../undecided.messages';
import { getWatchedLevel } from '../undecided.rules';

/** Says which items the tab of new items holds, and what the two decisions do. */
export function UndecidedLead({ viewer }: { viewer: Viewer }) {
  const lead = getWatchedLevel(viewer) === 2 ? words['undecided.lead.3'] : words['undecided.lead.2'];
  return <p className="mt-2 text-ink-2 text-sm">{lead}</p>;
}
