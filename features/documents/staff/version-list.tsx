import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { formatBytes, formatNumber } from '@/lib/time/format';
import { reuseVersionAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import type { DocumentDetail } from '../documents.queries';

/** All versions of a document's file; an older one can be made the newest again. */
export function VersionList({ document: { id, version, versions } }: { document: DocumentDetail }) {
  return (
    <section className="mt-10 max-w-read">
      <h2 className="mb-3 text-lg">{words['documents.versions']}</h2>
      <ol className="border-line border-y">
        {versions.map(({ number, at, url, file }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-3 text-sm not-first:border-t"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="tabular font-strong">
                  {words['documents.version']} {formatNumber(number)}
                </span>
                {number === version && <Badge tone="ok">{words['documents.newest']}</Badge>}
                <span className="text-ink-2">
                  <ListDateTime at={at} />
                </span>
              </p>
              <a href={url} className="wrap-anywhere font-normal text-link hover:underline">
                {file.name}
              </a>{' '}
              <span className="tabular text-ink-3">{formatBytes(file.bytes)}</span>
            </div>
            {number !== version && (
              <ButtonForm
                action={reuseVersionAction}
                fields={{ id, number }}
                label={`${words['documents.reuse']} ${formatNumber(number)}`}
              >
                {words['documents.reuse']}
              </ButtonForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
