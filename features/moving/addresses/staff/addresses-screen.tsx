import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { addressesMessages as words } from '../addresses.messages';
import { addressList, listOldAddresses, type OldAddressRow } from '../list.queries';
import { AddAddressesForm } from './add-addresses-form';
import { RemoveAddressForm } from './remove-address-form';

/** Old addresses with what they lead to; administrators add and take away. */
export async function AddressesScreen({ row, path, params }: Pick<ScreenProps, 'row' | 'path' | 'params'>) {
  const choice = addressList.read(params);
  const { items, total } = await listOldAddresses(choice);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <AddAddressesForm />
      <ListFilters list={addressList} path={path} choice={choice} label={words['addresses.search']} />
      <div className="my-6">
        {items.length > 0 ? (
          <KeyedListTable
            label={row.title.th}
            columns={columns}
            rows={items}
            getRowId={({ path: oldPath }) => oldPath}
          />
        ) : (
          <EmptyState
            title={words[choice.search ? 'addresses.noMatch' : 'addresses.empty']}
            text={choice.search ? undefined : words['addresses.emptyText']}
          />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => addressList.href(path, choice, change)} fixedSize />
    </>
  );
}

const columns: readonly Column<OldAddressRow>[] = [
  {
    ...{ key: 'old', title: words['addresses.old'], isRowHeader: true, width: 'md:w-[40%]' },
    cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
  },
  {
    ...{ key: 'new', title: words['addresses.new'] },
    cell: ({ to }) => (
      <a href={to.href} className="wrap-anywhere text-link hover:underline">
        {to.label}
      </a>
    ),
  },
  {
    ...{ key: 'source', title: words['addresses.source'] },
    cell: ({ source }) => (
      <span className={source ? 'wrap-anywhere' : 'whitespace-nowrap'}>{source ?? words['addresses.byHand']}</span>
    ),
  },
  {
    ...{ key: 'remove', title: words['addresses.remove'], quiet: true },
    cell: ({ path }) => <RemoveAddressForm path={path} />,
  },
];
