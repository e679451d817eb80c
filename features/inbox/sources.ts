import { voicesSource } from '@/features/citizens/voices/source.queries';
import { importsSource } from '@/features/imports/source.queries';
import { newsSource } from '@/features/newsroom/queue/source.queries';
import { noticesSource } from '@/features/notices/inbox/source.queries';
import { passwordRequestsSource } from '@/features/organisations/password-requests/source.queries';
import { reportsSource } from '@/features/reports/source.queries';
import { checksSource } from '@/features/reports/way/source.queries';
import type { WaitingKind, WaitingSource } from '@/features/waiting/waiting.schema';

/** Everything that can wait for somebody; a new kind is one more source. */
export const sources: Readonly<Record<WaitingKind, WaitingSource>> = {
  news: newsSource,
  voice: voicesSource,
  notice: noticesSource,
  report: reportsSource,
  check: checksSource,
  registration: passwordRequestsSource,
  import: importsSource,
};
