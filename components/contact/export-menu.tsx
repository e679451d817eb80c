import { Download } from 'lucide-react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { contactMessages as words } from '@/lib/contact/messages';
import { type ContactChoice, contactQuery } from '@/lib/contact/rules';

/** What is filtered, as a file. */
export function ExportMenu({ choice }: { choice: ContactChoice }) {
  const href = (format: 'csv' | 'xlsx') => `/api/v1/contact/export?${contactQuery(choice)}&format=${format}`;
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {words['contact.export'].th}
        </>
      }
      buttonClass="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong bg-surface px-5 py-2 font-normal text-sm hover:bg-sunken"
    >
      <a className={menuItemClass} href={href('xlsx')} download>
        {words['contact.exportXlsx'].th}
      </a>
      <a className={menuItemClass} href={href('csv')} download>
        {words['contact.exportCsv'].th}
      </a>
    </DetailsMenu>
  );
}
