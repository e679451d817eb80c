import { ListDateTime } from '@/components/ui/list/list-date-time';
import { TRACKING_PATH } from '@/features/citizens/suggestions/suggestions.rules';
import { myMessagesMessages as words } from '../messages/messages.messages';
import type { TrackedCase } from '../messages/messages.schema';
import { MyMessageStatus } from './my-message-list';

/** Links to the tracking pages of suggestions, complaints and data requests. */
export function CaseList({ cases }: { cases: readonly TrackedCase[] }) {
  return (
    <ul className="border-line border-t">
      {cases.map(({ what, trackingCode, title, status, createdAt }) => (
        <li key={trackingCode} className="border-line border-b py-4">
          <a
            href={`${TRACKING_PATH}?code=${trackingCode}`}
            className="wrap-anywhere font-normal text-ink hover:text-link hover:underline"
          >
            {title}
          </a>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-3 text-sm">
            <MyMessageStatus status={status} />
            <span>{words[`ownMessages.what.${what}`]}</span>
            <ListDateTime at={createdAt} />
            <span className="tabular">{trackingCode}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
