import { FilesMenu } from '@/components/ui/list/files-menu';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureChoice, figureList } from '../statistics.rules';

const formats = { xlsx: 'statistics.exportXlsx', csv: 'statistics.exportCsv', pdf: 'statistics.exportPdf' } as const;

/** Menu to download the figures as a file. `place` is the path of the screen in the viewer's area. */
export function FigureExportMenu({ place, choice }: { place: string; choice: FigureChoice }) {
  const hrefOf = (format: string) => {
    const query = figureList.toQuery(choice);
    query.set('place', place);
    query.set('format', format);
    return `/api/v1/statistics/export?${query}`;
  };
  return (
    <FilesMenu
      label={words['statistics.export']}
      files={Object.entries(formats).map(([format, word]) => ({ label: words[word], href: hrefOf(format) }))}
    />
  );
}
