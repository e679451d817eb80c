import { Download, LayoutTemplate, Plus } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import type { AreaRow } from '@/lib/areas/schema';
import { newsroomListMessages as words } from '@/lib/newsroom-list/messages';
import { type NewsroomChoice, newsroomQuery } from '@/lib/newsroom-list/rules';

type Props = { row: AreaRow; path: string; choice: NewsroomChoice; ordersFront: boolean };

/** What can be done with a list as a whole: put the front page in order, export it, write a new item. */
export function ListActions({ row, path, choice, ordersFront }: Props) {
  const exportHref = (format: 'csv' | 'xlsx') => {
    const query = newsroomQuery(choice);
    query.set('place', row.path);
    query.set('format', format);
    return `/api/v1/newsroom/export?${query}`;
  };
  return (
    <>
      {ordersFront && (
        <LinkButton href={`${path}?view=front`}>
          <LayoutTemplate aria-hidden="true" className="size-4" />
          {words['newsroomList.front'].th}
        </LinkButton>
      )}
      <DetailsMenu
        button={
          <>
            <Download aria-hidden="true" className="size-4" /> {words['newsroomList.export'].th}
          </>
        }
        buttonClass="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong bg-surface px-5 py-2 font-normal text-sm hover:bg-sunken"
      >
        <a className={menuItemClass} href={exportHref('xlsx')} download>
          {words['newsroomList.exportXlsx'].th}
        </a>
        <a className={menuItemClass} href={exportHref('csv')} download>
          {words['newsroomList.exportCsv'].th}
        </a>
      </DetailsMenu>
      {row.items?.includes('new') && (
        <LinkButton look="primary" href={`${path}/new`}>
          <Plus aria-hidden="true" className="size-4" />
          {words[row.section === 'lifestyle' ? 'newsroomList.writeLifestyle' : 'newsroomList.write'].th}
        </LinkButton>
      )}
    </>
  );
}
