import { FilesMenu } from '@/components/list/files-menu';
import { contactMessages as words } from '@/lib/contact/messages';
import { type ContactChoice, contactQuery } from '@/lib/contact/rules';
import type { SheetFormat } from '@/lib/sheet-format';

/** What is filtered, as a file. */
export function ExportMenu({ choice }: { choice: ContactChoice }) {
  const href = (format: SheetFormat) => `/api/v1/contact/export?${contactQuery(choice)}&format=${format}`;
  return (
    <FilesMenu
      label={words['contact.export'].th}
      files={[
        { label: words['contact.exportXlsx'].th, href: href('xlsx') },
        { label: words['contact.exportCsv'].th, href: href('csv') },
      ]}
    />
  );
}
