import { ListDateTime } from '@/components/ui/list/list-date-time';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatNumber } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import type { PolicyEntry } from '../policies.schema';

/** All versions of a text, collapsed. */
export function PolicyVersions({ versions }: { versions: readonly PolicyEntry[] }) {
  if (versions.length === 0) return null;
  return (
    <section className="mt-10 max-w-read">
      <h3 className="mb-2 text-lg">{words['policies.versions'].th}</h3>
      {versions.map(({ number, html, note, publishedAt, by }) => (
        <details key={number} className="border-line border-b py-2">
          <summary className="cursor-pointer py-1 text-sm">
            <span className="tabular font-strong">
              {words['policies.version'].th} {formatNumber(number)}
            </span>{' '}
            <span className="text-ink-2">
              <ListDateTime at={publishedAt} />
              {by && ` · ${by}`}
              {note && ` · ${note}`}
            </span>
          </summary>
          <div className="mt-3">
            <RichText html={html} />
          </div>
        </details>
      ))}
    </section>
  );
}
