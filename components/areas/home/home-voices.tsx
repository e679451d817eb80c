import { findVoiceQueue, type WaitingVoice } from '@/features/citizens/voices/queue.queries';
import { VoiceKindBadge } from '@/features/citizens/voices/staff/voice-columns';
import { voicesMessages as words } from '@/features/citizens/voices/voices.messages';
import { findInbox } from '@/features/inbox/inbox.queries';
import { countThings } from '@/features/inbox/inbox.rules';
import { formatWaitingTime } from '@/features/newsroom/queue/waiting.rules';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatDate } from '@/lib/time/format';
import { DashboardItem } from './dashboard-item';
import { DashboardSection } from './dashboard-section';

/** Open voices of readers for the viewer's office, the longest waiting first; renders nothing without any. */
export async function HomeVoices({ viewer }: { viewer: Viewer }) {
  const href = findScreenHref(viewer, 'voices');
  const [{ entries }, { counts }] = await Promise.all([findVoiceQueue(viewer), findInbox(viewer)]);
  const count = countThings(counts, 'waiting', ({ kind }) => kind === 'voice');
  if (href === undefined || count === 0) return null;
  const now = getCurrentTime();
  return (
    <DashboardSection
      id="home-voices"
      title={words['voices.home']}
      count={count}
      more={{ href, text: words['voices.homeAll'] }}
    >
      {entries.map((voice) => (
        <DashboardItem
          key={voice.id}
          href={`${href}/${voice.id}`}
          topic={voice.subject}
          badge={<VoiceKindBadge kind={voice.kind} />}
          about={`${words['voices.due']} ${formatDate(voice.due)}`}
          when={<Waiting voice={voice} now={now} />}
        />
      ))}
    </DashboardSection>
  );
}

function Waiting({ voice: { at }, now }: { voice: WaitingVoice; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={formatDate(at)}>
      {words['voices.age']} {formatWaitingTime(at, now)}
    </time>
  );
}
