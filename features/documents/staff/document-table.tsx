import { Badge } from '@/components/ui/badge';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { RowActions } from '@/components/ui/ordered/row-actions';
import { formatBytes, formatNumber } from '@/lib/time/format';
import { setDocumentVisibilityAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import type { DocumentEntry } from '../documents.queries';
import { type DocumentChoice, type DocumentSort, documentList } from '../documents.rules';

type Props = { path: string; choice: DocumentChoice; documents: readonly DocumentEntry[] };

export function DocumentTable({ path, choice, documents }: Props) {
  const sort = (name: DocumentSort) =>
    buildSort(name, choice, (change) => documentList.href(path, choice, change), name !== 'title');
  const columns: readonly Column<DocumentEntry>[] = [
    {
      key: 'title',
      title: words['documents.titleLabel'],
      isRowHeader: true,
      sort: sort('title'),
      cell: createNameCell(path),
    },
    {
      key: 'year',
      title: words['documents.yearShort'].th,
      number: true,
      sort: sort('year'),
      cell: ({ fiscalYear }) => fiscalYear,
    },
    {
      key: 'state',
      title: words['documents.state'].th,
      cell: ({ visible }) => (
        <Badge tone={visible ? 'ok' : 'muted'}>{words[`documents.state.${visible ? 'shown' : 'hidden'}`].th}</Badge>
      ),
    },
    {
      key: 'downloads',
      title: words['documents.downloads'],
      number: true,
      sort: sort('downloads'),
      cell: ({ downloads }) => formatNumber(downloads),
      foot: formatNumber(documents.reduce((sum, { downloads }) => sum + downloads, 0)),
    },
    {
      key: 'updated',
      title: words['documents.updated'],
      extra: true,
      sort: sort('updated'),
      cell: ({ updatedAt }) => <ListDateTime at={updatedAt} />,
    },
    {
      key: 'actions',
      title: words['documents.actions'],
      quiet: true,
      cell: (entry) => <RowActions entry={entry} name={entry.title} path={path} show={setDocumentVisibilityAction} />,
    },
  ];
  return <ListTable label={words['documents.list']} columns={columns} rows={documents} />;
}

const createNameCell = (path: string) =>
  function Name({ id, title, kind, version, file }: DocumentEntry) {
    return (
      <>
        <RowTitle href={`${path}/${id}`}>{title}</RowTitle>
        <span className="block text-ink-2 text-xs">
          {words[`documents.kind.${kind}`].th}
          {file && ` · ${file.extension.toUpperCase()} ${formatBytes(file.bytes)}`} · {words['documents.version']}{' '}
          {formatNumber(version)}
        </span>
      </>
    );
  };
