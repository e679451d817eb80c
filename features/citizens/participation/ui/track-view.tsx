import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { formatDate } from '@/lib/time/format';
import { dataRequestsMessages } from '../../data-requests/data-requests.messages';
import type { TrackedDataRequest } from '../../data-requests/data-requests.queries';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import type { TrackedSuggestion } from '../../suggestions/suggestions.queries';
import { TRACKING_PATH } from '../../suggestions/suggestions.rules';
import { trackingMessages as tracking } from '../../voices/tracking.messages';
import type { TrackedMessage } from '../../voices/tracking.queries';
import {
  listHandoverLines,
  listReplyLines,
  listStepLines,
  nameOwner,
  sortLines,
  type TrackLine,
} from '../../voices/tracking.rules';

const tones = { new: 'info', working: 'warn', done: 'ok', dismissed: 'muted' } as const;

type Found = TrackedSuggestion | TrackedDataRequest | TrackedMessage;
type Props = { typed: string; found?: Found; wrong?: 'unknown' | 'trackLimited' };

/** The field for a tracking code, and what was found by it: a suggestion, a data request or a message. */
export function TrackView({ typed, found, wrong }: Props) {
  return (
    <div className="max-w-read">
      <form action={TRACKING_PATH} className="grid gap-2">
        <label htmlFor="code" className="font-normal text-sm">
          {words['suggestions.code'].th}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="code"
            name="code"
            required
            maxLength={60}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'code-hint code-wrong' : 'code-hint'}
            className="tabular min-h-11 min-w-0 flex-1 basis-64 rounded-sm border border-line-strong bg-surface px-3 py-2 uppercase hover:border-ink-3 aria-invalid:border-bad"
          />
          <Button type="submit" look="primary">
            {words['suggestions.track'].th}
          </Button>
        </div>
        <p id="code-hint" className="text-ink-2 text-sm">
          {words['suggestions.codeHint'].th}
        </p>
      </form>
      {wrong && (
        <div id="code-wrong" className="mt-4">
          <Alert kind="bad">{words[`suggestions.${wrong}`].th}</Alert>
        </div>
      )}
      {found && <Found found={found} />}
    </div>
  );
}

function Found({ found }: { found: Found }) {
  const { trackingCode, status, createdAt, voice } = found;
  const toTitle = (then: keyof typeof tones) => words[`suggestions.status.${then}`].th;
  const steps = 'replies' in found ? listReplyLines(createdAt, found.replies) : listStepLines(found.steps, toTitle);
  return (
    <section className="mt-8 border-gold-500 border-t-2 pt-6">
      <h2 className="tabular wrap-anywhere text-xl">{trackingCode}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={tones[status]}>{words[`suggestions.status.${status}`].th}</Badge>
        {formatKind(found)} · {words['suggestions.at'].th} {formatDate(createdAt)}
        {'dueAt' in found && ` · ${dataRequestsMessages['rights.due'].th} ${formatDate(found.dueAt)}`}
      </p>
      <p className="wrap-anywhere mt-2 text-sm">
        {tracking['tracking.office']} <span className="font-normal">{nameOwner(voice)}</span>
      </p>
      <h3 className="mt-6 text-lg">{words['suggestions.steps'].th}</h3>
      <ol className="mt-2 grid gap-4">
        {sortLines([...steps, ...listHandoverLines(voice)]).map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line: { at, title, office, note } }: { line: TrackLine }) {
  return (
    <li className="border-line-strong border-s-3 ps-4">
      <p className="wrap-anywhere font-normal">{title}</p>
      <p className="tabular text-ink-3 text-sm">
        <DateTime at={at} tabular={false} />
        {office && ` · ${tracking['tracking.by']} ${office}`}
      </p>
      {note && <p className="wrap-anywhere mt-1 whitespace-pre-line">{note}</p>}
    </li>
  );
}

function formatKind(found: Found): string {
  if ('replies' in found) return tracking['tracking.message'];
  return 'dueAt' in found
    ? dataRequestsMessages[`rights.kind.${found.kind}`].th
    : words[`suggestions.kind.${found.kind}`].th;
}
