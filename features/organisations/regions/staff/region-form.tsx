'use client';

import { Field } from '@/components/ui/form/field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveRegionAction } from '../regions.actions';
import { regionsMessages as words } from '../regions.messages';
import { type GroupedProvince, MAX_REGION_NAME, type Region } from '../regions.schema';
import { ProvinceCheckboxes } from './province-checkboxes';

type Props = { region?: Region; provinces: readonly GroupedProvince[]; back: string };

/** Form of a region group and its provinces. */
export function RegionForm({ region, provinces, back }: Props) {
  return (
    <DialogForm action={saveRegionAction} fields={{ id: region?.id }} back={back}>
      <Field name="name" label={words['regions.name']} defaultValue={region?.name} maxLength={MAX_REGION_NAME} />
      <ProvinceCheckboxes provinces={provinces} regionId={region?.id} />
    </DialogForm>
  );
}
