import { ListOrdered } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AddLink } from '@/components/ui/list/add-link';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFooter } from '@/components/ui/list/list-footer';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { getFirstValue } from '@/lib/list/list';
import { type EntryAction, readEntryAction } from '@/lib/site/rules';
import { deleteDocumentAction, restoreDocumentAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import { findDocument, listDocuments } from '../documents.queries';
import { type DocumentChoice, documentList } from '../documents.rules';
import { DocumentFilters } from '../ui/document-filters';
import { DocumentItem } from './document-item';
import { DocumentOrderScreen } from './document-order-screen';
import { DocumentTable } from './document-table';

/** Admin screen of the documents: the list, the reorder view, and the edit page of one. */
export async function DocumentsScreen({ params, path, rest: [item], row }: ScreenProps) {
  const choice = documentList.read(params);
  const asked = readEntryAction(params);
  const edited = item ?? (asked?.kind === 'edit' ? String(asked.id) : undefined);
  if (edited !== undefined) return <DocumentItem item={edited} path={path} choice={choice} />;
  const { kind, year } = choice;
  if (kind && year && getFirstValue(params.view) === 'order')
    return <DocumentOrderScreen kind={kind} year={year} path={path} />;
  const { items, total, years } = await listDocuments(choice);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {kind && year && (
          <LinkButton href={`${path}?kind=${kind}&year=${year}&view=order`} icon={ListOrdered}>
            {words['documents.order']}
          </LinkButton>
        )}
        <SheetsMenu
          label={sheetMessages['sheet.menu']}
          href={`/api/v1/documents/export?${documentList.toQuery(choice)}`}
        />
        <AddLink href={`${path}/new`}>{words['documents.add']}</AddLink>
      </ScreenHeader>
      {asked && <DeleteDocumentDialog asked={asked} back={documentList.href(path, choice, { page: choice.page })} />}
      <DocumentFilters path={path} choice={choice} years={years} states />
      {!(kind && year) && <p className="mt-3 text-ink-3 text-sm">{words['documents.orderHint']}</p>}
      <div className="my-6">
        {items.length > 0 ? (
          <DocumentTable path={path} choice={choice} documents={items} />
        ) : (
          <EmptyDocumentList path={path} choice={choice} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => documentList.href(path, choice, change)} />
    </>
  );
}

/** Confirmation before deleting; afterwards, without script, the undo note. */
async function DeleteDocumentDialog({ asked: { kind, id }, back }: { asked: EntryAction; back: string }) {
  if (typeof id !== 'number') return null;
  const document = await findDocument(id);
  if (kind === 'deleted') {
    return document ? null : <DeletedNote id={id} words={words['documents.deleted']} restore={restoreDocumentAction} />;
  }
  if (kind !== 'delete' || !document) return null;
  return (
    <EditDialog key={id} title={words['documents.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={id}
        name={document.title}
        text={words['documents.deleteText']}
        submitLabel={words['documents.delete']}
        action={deleteDocumentAction}
        restore={restoreDocumentAction}
        back={back}
      />
    </EditDialog>
  );
}

/** Empty state: no match, or no documents at all. */
function EmptyDocumentList({ path, choice }: { path: string; choice: DocumentChoice }) {
  if (documentList.isNarrowed(choice)) {
    return <EmptyState title={words['documents.noMatch'].th} text={words['documents.noMatchText'].th} />;
  }
  return (
    <EmptyState
      title={words['documents.nothing'].th}
      action={<LinkButton href={`${path}/new`}>{words['documents.add']}</LinkButton>}
    />
  );
}
