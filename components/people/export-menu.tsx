import { FilesMenu } from '@/components/list/files-menu';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';
import { sheetFormats } from '@/lib/sheet-format';

const formats = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

/** The filtered list as a file. */
export function ExportMenu({ hrefOf }: { hrefOf: (format: keyof typeof formats) => string }) {
  return (
    <FilesMenu
      label={words['peopleDesk.export'].th}
      files={sheetFormats.toReversed().map((format) => ({ label: formats[format], href: hrefOf(format) }))}
    />
  );
}
