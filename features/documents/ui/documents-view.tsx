import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { documentsMessages as words } from '../documents.messages';
import type { PublicDocument } from '../documents.queries';
import { type DocumentChoice, documentList } from '../documents.rules';
import { DocumentFilters } from './document-filters';
import { PublicDocumentList } from './public-document-list';

const PATH = '/documents/';

type Props = {
  title: string;
  lead: string;
  choice: DocumentChoice;
  items: readonly PublicDocument[];
  total: number;
  years: readonly number[];
};

/** Public page of the documents, by year and kind. */
export function DocumentsView({ title, lead, choice, items, total, years }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title }]} />
      <PageHeader title={title} lead={lead} />
      <DocumentFilters path={localHref(PATH)} choice={choice} years={years} />
      {items.length > 0 ? (
        <PublicDocumentList documents={items} />
      ) : (
        <div className="mt-8">
          <EmptyDocumentList choice={choice} />
        </div>
      )}
      <ListFooter
        choice={choice}
        total={total}
        hrefOf={(change) => documentList.href(localHref(PATH), choice, change)}
        fixedSize
      />
      <UpdatedAt dates={items.map(({ publishedAt }) => publishedAt)} />
    </div>
  );
}

function EmptyDocumentList({ choice }: Pick<Props, 'choice'>) {
  if (!documentList.isNarrowed(choice)) {
    return <EmptyState title={say(words['documents.nothing'])} text={say(words['documents.nothingText'])} />;
  }
  return (
    <EmptyState
      title={say(words['documents.noMatch'])}
      text={say(words['documents.noMatchText'])}
      action={<LinkButton href={localHref(PATH)}>{say(words['documents.clear'])}</LinkButton>}
    />
  );
}
