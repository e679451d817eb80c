import { FilesMenu } from '@/components/ui/list/files-menu';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { contactMessages as words } from '../contact.messages';
import { type ContactChoice, contactList } from '../contact.rules';

/** Menu to download the filtered queue. */
export function ContactExportMenu({ choice }: { choice: ContactChoice }) {
  const href = (format: SheetFormat) => `/api/v1/contact/export?${contactList.toQuery(choice)}&format=${format}`;
  return (
    <FilesMenu
      label={words['contact.export']}
      files={[
        { label: words['contact.exportXlsx'], href: href('xlsx') },
        { label: words['contact.exportCsv'], href: href('csv') },
      ]}
    />
  );
}
