import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { orderDocumentsAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import { listDocumentOrder } from '../documents.queries';
import type { DocumentKind } from '../documents.schema';

/** Reorders the documents of one kind and year. */
export async function DocumentOrderScreen({ kind, year, path }: { kind: DocumentKind; year: number; path: string }) {
  const documents = await listDocumentOrder(kind, year);
  const title = `${words[`documents.kind.${kind}`].th} ${words['documents.yearShort'].th} ${year}`;
  return (
    <>
      <ScreenHeader title={title} lead={words['documents.orderLead']}>
        <LinkButton href={`${path}?kind=${kind}&year=${year}`}>{words['documents.back']}</LinkButton>
      </ScreenHeader>
      {documents.length === 0 && <EmptyState title={words['documents.noMatch'].th} />}
      <OrderedList
        items={documents.map((document) => ({
          id: document.id,
          label: document.title,
          content: <p className="wrap-anywhere py-3 text-sm">{document.title}</p>,
        }))}
        action={orderDocumentsAction}
        fields={{ kind, fiscalYear: String(year) }}
        label={title}
      />
    </>
  );
}
