import { Download } from 'lucide-react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { auditMessages as words } from '@/lib/audit-log/messages';
import { type AuditChoice, auditQuery } from '@/lib/audit-log/rules';

/** The menu that takes what is looked for out as a file. */
export function AuditExports({ choice }: { choice: AuditChoice }) {
  const hrefOf = (format: 'csv' | 'xlsx') => {
    const query = auditQuery(choice);
    query.set('format', format);
    return `/api/v1/audit/export?${query}`;
  };
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {words['audit.export'].th}
        </>
      }
      buttonClass="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong bg-surface px-5 py-2 font-normal text-sm hover:bg-sunken"
    >
      <a className={menuItemClass} href={hrefOf('csv')} download>
        {words['audit.exportCsv'].th}
      </a>
      <a className={menuItemClass} href={hrefOf('xlsx')} download>
        {words['audit.exportXlsx'].th}
      </a>
    </DetailsMenu>
  );
}
