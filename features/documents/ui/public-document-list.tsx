import { Icon } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { say } from '@/lib/messages/language';
import { formatBytes, formatDate, formatYear } from '@/lib/time/format';
import { documentsMessages as words } from '../documents.messages';
import type { PublicDocument } from '../documents.queries';
import { downloadHref, groupDocuments } from '../documents.rules';

/** Documents grouped by year and kind. */
export function PublicDocumentList({ documents }: { documents: readonly PublicDocument[] }) {
  return groupDocuments(documents).map(({ year, kinds }) => (
    <section key={year} className="mt-8">
      <h2 className="border-gold-500 border-b-2 pb-1 text-xl">
        {say(words['documents.yearShort'])} {formatYear(year)}
      </h2>
      {kinds.map(({ kind, documents: group }) => (
        <section key={kind} className="mt-5">
          <h3 className="text-lg">{say(words[`documents.kind.${kind}`])}</h3>
          <ul>
            {group.map((document) => (
              <Row key={document.id} document={document} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));
}

function Row({ document: { id, title, description, publishedAt, file } }: { document: PublicDocument }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4">
      <Icon name="file-text" className="icon-light mt-1 size-6 shrink-0 text-gold-700" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere font-strong">
          <LineText>{title}</LineText>
        </p>
        {description && (
          <p className="wrap-anywhere mt-0.5 whitespace-pre-line text-ink-2 text-sm">
            <LineText>{description}</LineText>
          </p>
        )}
        <p className="tabular mt-1 text-ink-3 text-xs">
          {file.extension.toUpperCase()} · {formatBytes(file.bytes)} · {say(words['documents.published'])}{' '}
          {formatDate(publishedAt)}
        </p>
      </div>
      <a
        href={downloadHref(id)}
        rel="nofollow"
        aria-label={`${say(words['documents.download'])} ${title}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-5 font-normal text-sm hover:border-ink-3 hover:bg-sunken print:hidden"
      >
        <Icon name="download" className="size-4" />
        {say(words['documents.download'])}
      </a>
    </li>
  );
}
