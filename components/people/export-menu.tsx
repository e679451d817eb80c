import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';

const formats = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

/** The filtered list as a file. */
export function ExportMenu({ hrefOf }: { hrefOf: (format: keyof typeof formats) => string }) {
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {words['peopleDesk.export'].th}
        </>
      }
      buttonClass={buttonClass({}, 'cursor-pointer list-none')}
    >
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} className={menuItemClass} href={hrefOf(format)} download>
          {formats[format]}
        </a>
      ))}
    </DetailsMenu>
  );
}
