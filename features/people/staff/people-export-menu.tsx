import { FilesMenu } from '@/components/ui/list/files-menu';
import { sheetFormats } from '@/lib/files/sheet-format';
import { peopleListMessages as words } from '../list/list.messages';

const formats = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

/** Menu of downloads of the filtered list. */
export function PeopleExportMenu({ hrefOf }: { hrefOf: (format: keyof typeof formats) => string }) {
  return (
    <FilesMenu
      fresh
      label={words['peopleDesk.export']}
      files={sheetFormats.toReversed().map((format) => ({ label: formats[format], href: hrefOf(format) }))}
    />
  );
}
