import { EmptyState } from '@/components/ui/empty-state';
import { FilesMenu } from '@/components/ui/list/files-menu';
import { ListFilters } from '@/components/ui/list/list-filters';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { formatDateTime } from '@/lib/time/format';
import { auditMessages as words } from '../log/log.messages';
import { countAuditEntries, findAuditEntry, listAuditEntries, readLastSeal } from '../log/log.queries';
import { type AuditChoice, auditList, readAuditId } from '../log/log.rules';
import { AuditDetailView } from './audit-detail';
import { AuditFooter } from './audit-footer';
import { AuditTable } from './audit-table';

/** The audit log, newest entries first; with `?row=<id>`, one entry. */
export async function AuditScreen({ row, params, path }: Pick<ScreenProps, 'row' | 'params' | 'path'>) {
  const choice = auditList.read(params);
  const id = readAuditId(params);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={words['audit.lead']}>
        {id === undefined && <AuditExportMenu choice={choice} />}
      </ScreenHeader>
      {id === undefined ? (
        <AuditList choice={choice} path={path} />
      ) : (
        <AuditEntryScreen id={id} choice={choice} path={path} />
      )}
    </>
  );
}

async function AuditList({ choice, path }: { choice: AuditChoice; path: string }) {
  const [page, total, seal] = await Promise.all([listAuditEntries(choice), countAuditEntries(choice), readLastSeal()]);
  return (
    <>
      <p className="mb-4 text-ink-2 text-sm" title={words['audit.sealText']}>
        {seal
          ? `${words['audit.sealed']} ${formatDateTime(seal.at)} ${words['audit.sealedUpTo']} ${seal.lastId}`
          : words['audit.unsealed']}
      </p>
      <ListFilters list={auditList} path={path} choice={choice} label={words['audit.search']} />
      {choice.accountId !== undefined && (
        <p className="mt-3 text-ink-2 text-sm">
          {words['audit.onlyAccount']} <span className="tabular font-normal text-ink">{choice.accountId}</span>
        </p>
      )}
      <div className="mt-6">
        {page.items.length > 0 ? (
          <AuditTable entries={page.items} hrefOf={({ id }) => auditList.href(path, choice, { row: id })} />
        ) : (
          <EmptyAuditList choice={choice} />
        )}
      </div>
      <AuditFooter path={path} choice={choice} page={page} total={total} />
    </>
  );
}

function EmptyAuditList({ choice }: { choice: AuditChoice }) {
  if (!auditList.isNarrowed(choice)) return <EmptyState title={words['audit.empty']} />;
  return <EmptyState title={words['audit.noMatch']} text={words['audit.noMatchText']} />;
}

async function AuditEntryScreen({ id, choice, path }: { id: string; choice: AuditChoice; path: string }) {
  const line = await findAuditEntry(id);
  if (line) return <AuditDetailView line={line} path={path} back={auditList.href(path, choice, { row: '' })} />;
  return <MissingEntry title={words['audit.notFound']} />;
}

/** Menu to download the filtered log. */
function AuditExportMenu({ choice }: { choice: AuditChoice }) {
  const hrefOf = (format: SheetFormat) => {
    const query = auditList.toQuery(choice);
    query.set('format', format);
    return `/api/v1/audit/export?${query}`;
  };
  return (
    <FilesMenu
      label={words['audit.export']}
      files={[
        { label: words['audit.exportCsv'], href: hrefOf('csv') },
        { label: words['audit.exportXlsx'], href: hrefOf('xlsx') },
      ]}
    />
  );
}
