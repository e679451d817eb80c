import { ArrowDownWideNarrow, Check } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { newsroomListMessages as words } from '../list.messages';
import { type NewsroomChange, type NewsroomChoice, readNewsroomOrder } from '../list.rules';
import { isUsuallyDescending, isWaitingTab, type NewsroomOrder, newsroomSorts } from '../list.schema';

type Props = { choice: NewsroomChoice; hrefOf: (change: NewsroomChange) => string };

const formatOrder = ({ sort, descending }: NewsroomOrder): string =>
  words[`newsroomList.sort.${sort}.${descending ? 'desc' : 'asc'}`];

/** Menu of a list's orders; its button names the present one. */
export function SortMenu({ choice, hrefOf }: Props) {
  const now = readNewsroomOrder(choice);
  const offered = newsroomSorts.filter((sort) => sort === now.sort || sort !== 'waiting' || isWaitingTab(choice.tab));
  const orders = offered.flatMap((sort) => {
    const usual = { sort, descending: isUsuallyDescending(sort) };
    return sort === now.sort ? [usual, { sort, descending: !usual.descending }] : [usual];
  });
  return (
    <DetailsMenu
      label={`${words['newsroomList.sort']} ${formatOrder(now)}`}
      button={
        <>
          <ArrowDownWideNarrow aria-hidden="true" className="size-4" /> {formatOrder(now)}
        </>
      }
      buttonClass={getButtonClass({}, 'cursor-pointer list-none whitespace-nowrap px-4!')}
    >
      {orders.map((order) => {
        const isNow = order.sort === now.sort && order.descending === now.descending;
        return (
          <a
            key={formatOrder(order)}
            className={menuItemClass}
            href={hrefOf(order)}
            aria-current={isNow ? 'true' : undefined}
          >
            <Check aria-hidden="true" className={`size-4 ${isNow ? '' : 'invisible'}`} /> {formatOrder(order)}
          </a>
        );
      })}
    </DetailsMenu>
  );
}
