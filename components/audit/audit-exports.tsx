import { FilesMenu } from '@/components/list/files-menu';
import { auditMessages as words } from '@/lib/audit-log/messages';
import { type AuditChoice, auditQuery } from '@/lib/audit-log/rules';
import type { SheetFormat } from '@/lib/sheet-format';

/** The menu that takes what is looked for out as a file. */
export function AuditExports({ choice }: { choice: AuditChoice }) {
  const hrefOf = (format: SheetFormat) => {
    const query = auditQuery(choice);
    query.set('format', format);
    return `/api/v1/audit/export?${query}`;
  };
  return (
    <FilesMenu
      label={words['audit.export'].th}
      files={[
        { label: words['audit.exportCsv'].th, href: hrefOf('csv') },
        { label: words['audit.exportXlsx'].th, href: hrefOf('xlsx') },
      ]}
    />
  );
}
