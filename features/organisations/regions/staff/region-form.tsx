'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveRegionAction } from '../regions.actions';
import { regionsMessages as words } from '../regions.messages';
import { type GroupedProvince, MAX_REGION_NAME, type Region } from '../regions.schema';
import { ProvinceCheckboxes } from './province-checkboxes';

type Props = { region?: Region; provinces: readonly GroupedProvince[]; back: string };

/** Form of a region group and its provinces. */
export function RegionForm({ region, provinces, back }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm action={saveRegionAction} onDone={close}>
      <input type="hidden" name="id" value={region?.id ?? ''} />
      <Field name="name" label={words['regions.name']} defaultValue={region?.name} maxLength={MAX_REGION_NAME} />
      <ProvinceCheckboxes provinces={provinces} regionId={region?.id} />
      <SaveButtons back={back} />
    </ActionForm>
  );
}
