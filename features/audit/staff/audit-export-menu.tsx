import { FilesMenu } from '@/components/ui/list/files-menu';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { auditMessages as words } from '../log/log.messages';
import { type AuditChoice, auditList } from '../log/log.rules';

/** Menu to download the filtered log. */
export function AuditExportMenu({ choice }: { choice: AuditChoice }) {
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
