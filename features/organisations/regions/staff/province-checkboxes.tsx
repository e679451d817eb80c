'use client';

import { useContext } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { regionsMessages as words } from '../regions.messages';
import type { GroupedProvince } from '../regions.schema';

type Props = { provinces: readonly GroupedProvince[]; regionId?: number };

/** Checkbox for every province; a province of another group shows that group. */
export function ProvinceCheckboxes({ provinces, regionId }: Props) {
  const { values } = useContext(FormContext);
  const isTicked = ({ id, region }: GroupedProvince): boolean =>
    values === undefined ? regionId !== undefined && region?.id === regionId : values[`province.${id}`] === 'on';
  const own = provinces.filter(({ region }) => regionId !== undefined && region?.id === regionId);
  return (
    <fieldset className="min-w-0">
      <legend className="font-normal text-sm">{words['regions.provinces']}</legend>
      <p className="mb-2 text-ink-2 text-sm">{words['regions.provincesHint']}</p>
      <input type="hidden" name="before" value={own.map(({ id }) => id).join()} />
      <ul className="grid max-h-80 gap-x-4 overflow-y-auto rounded-sm border border-line px-3 py-2 sm:grid-cols-2">
        {provinces.map((province) => (
          <li key={province.id}>
            <label className="flex min-h-9 items-start gap-2.5 py-1 text-sm">
              <input
                type="checkbox"
                name={`province.${province.id}`}
                defaultChecked={isTicked(province)}
                className="mt-1 size-4.5 shrink-0 accent-red-800"
              />
              <span className="min-w-0">
                {province.name}
                {province.region && province.region.id !== regionId && (
                  <span className="block text-ink-3 text-xs">{province.region.name}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
