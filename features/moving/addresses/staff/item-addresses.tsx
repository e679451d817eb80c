import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber, interpolate } from '@/lib/time/format';
import { addItemAddressAction } from '../addresses.actions';
import { addressesMessages as words } from '../addresses.messages';
import { ITEM_ADDRESSES, listItemAddresses } from '../list.queries';
import { RemoveAddressForm } from './remove-address-form';

/** Old addresses that lead to an item, on its page; the administrator adds and takes away. Nothing without any. */
export async function ItemAddresses({ newsId, viewer }: { newsId: number; viewer: Viewer }) {
  const mayChange = can(viewer, 'site.manage');
  const { paths, total } = await listItemAddresses(newsId);
  if (total === 0 && !mayChange) return null;
  return (
    <section aria-labelledby="old-addresses">
      <h2 id="old-addresses" className="mb-1 text-lg">
        {words['addresses.ofItem']}
      </h2>
      <p className="mb-3 text-ink-2 text-sm">{words[total === 0 ? 'addresses.ofItemNone' : 'addresses.ofItemLead']}</p>
      {paths.length > 0 && (
        <ul className="border-line border-t">
          {paths.map((path) => (
            <li key={path} className="flex items-center justify-between gap-3 border-line border-b py-2 text-sm">
              <span className="wrap-anywhere min-w-0">{path}</span>
              {mayChange && <RemoveAddressForm path={path} />}
            </li>
          ))}
        </ul>
      )}
      {total > ITEM_ADDRESSES && (
        <p className="mt-2 text-ink-2 text-sm">
          {interpolate(words['addresses.ofItemMore'], { count: formatNumber(total - ITEM_ADDRESSES) })}
        </p>
      )}
      {mayChange && (
        <ActionForm action={addItemAddressAction} fields={{ id: newsId }} className="mt-4 grid gap-3">
          <Field
            name="address"
            label={words['addresses.add']}
            hint={words['addresses.ofItemHint']}
            maxLength={2_000}
            autoComplete="off"
          />
          <div>
            <SubmitButton look="outline" size="sm">
              {words['addresses.addOne']}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
    </section>
  );
}
