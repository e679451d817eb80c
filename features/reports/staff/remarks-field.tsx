'use client';

import { TextAreaField } from '@/components/ui/form/text-area-field';
import { reportsMessages as words } from '../reports.messages';
import { REMARKS_LENGTH } from '../reports.schema';

/** Remarks of a report: plain text with line breaks. */
export function RemarksField({ remarks }: { remarks: string }) {
  return (
    <TextAreaField
      name="remarks"
      label={words['reports.remarks']}
      hint={words['reports.remarksHint']}
      optional
      rows={8}
      maxLength={REMARKS_LENGTH}
      defaultValue={remarks}
    />
  );
}

/** Required text, such as a reason. */
export function ReasonField({ name, label, max }: { name: string; label: string; max: number }) {
  return <TextAreaField name={name} label={label} rows={3} maxLength={max} />;
}
