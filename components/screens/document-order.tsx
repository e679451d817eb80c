import { listClass, rowClass } from '@/components/ordered/looks';
import { OrderedList } from '@/components/ordered/ordered-list';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { order } from '@/lib/documents/actions';
import { documentsMessages as words } from '@/lib/documents/messages';
import { listDocumentOrder } from '@/lib/documents/queries';
import type { DocumentKind } from '@/lib/documents/schema';
import { ScreenHeader } from './screen-header';

/** The documents of one type and year, to be put in order. */
export async function DocumentOrder({ kind, year, path }: { kind: DocumentKind; year: number; path: string }) {
  const documents = await listDocumentOrder(kind, year);
  const title = `${words[`documents.kind.${kind}`].th} ${words['documents.yearShort'].th} ${year}`;
  return (
    <>
      <ScreenHeader title={title} lead={words['documents.orderLead'].th}>
        <LinkButton href={`${path}?kind=${kind}&year=${year}`}>{words['documents.back'].th}</LinkButton>
      </ScreenHeader>
      {documents.length === 0 && <EmptyState title={words['documents.noMatch'].th} />}
      <OrderedList
        items={documents.map((document) => ({
          id: document.id,
          label: document.title,
          content: <p className="wrap-anywhere py-3 text-sm">{document.title}</p>,
        }))}
        action={order}
        fields={{ kind, fiscalYear: String(year) }}
        label={title}
        className={listClass}
        itemClass={rowClass}
      />
    </>
  );
}
