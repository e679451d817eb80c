'use client';

import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { reportsMessages as words } from '../reports.messages';
import { REMARKS_LENGTH } from '../reports.schema';

/** Remarks of a report: plain text with line breaks. */
export function RemarksField({ remarks }: { remarks: string }) {
  return (
    <FieldFrame name="remarks" label={words['reports.remarks']} hint={words['reports.remarksHint']} optional>
      {({ value, ...wired }) => (
        <textarea
          name="remarks"
          rows={8}
          maxLength={REMARKS_LENGTH}
          defaultValue={value ?? remarks}
          className={controlClass}
          {...wired}
        />
      )}
    </FieldFrame>
  );
}

/** Required text, such as a reason. */
export function ReasonField({ name, label, max }: { name: string; label: string; max: number }) {
  return (
    <FieldFrame name={name} label={label}>
      {({ value, ...wired }) => (
        <textarea
          name={name}
          required
          rows={3}
          maxLength={max}
          defaultValue={value}
          className={controlClass}
          {...wired}
        />
      )}
    </FieldFrame>
  );
}
