import { Download } from 'lucide-react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { statisticsMessages as words } from '@/lib/statistics/messages';
import { type FigureChoice, figureQuery } from '@/lib/statistics/rules';

const formats = { xlsx: 'statistics.exportXlsx', csv: 'statistics.exportCsv', pdf: 'statistics.exportPdf' } as const;

/** What is shown, as a file; `place` is the path of the screen in the viewer's area. */
export function ExportMenu({ place, choice }: { place: string; choice: FigureChoice }) {
  const hrefOf = (format: string) => {
    const query = figureQuery(choice);
    query.set('place', place);
    query.set('format', format);
    return `/api/v1/statistics/export?${query}`;
  };
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {words['statistics.export'].th}
        </>
      }
      buttonClass="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong bg-surface px-5 py-2 font-normal text-sm hover:bg-sunken"
    >
      {Object.entries(formats).map(([format, word]) => (
        <a key={format} className={menuItemClass} href={hrefOf(format)} download>
          {words[word].th}
        </a>
      ))}
    </DetailsMenu>
  );
}
