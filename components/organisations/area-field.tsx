'use client';

import { controlClass, FieldFrame } from '@/components/ui/field';

type Props = { name: string; label: string; value: string; rows?: number };

/** A field of several lines that may be left empty. */
export function AreaField({ name, label, value: given, rows = 3 }: Props) {
  return (
    <FieldFrame name={name} label={label} optional>
      {({ value, ...wired }) => (
        <textarea name={name} rows={rows} defaultValue={value ?? given} className={controlClass} {...wired} />
      )}
    </FieldFrame>
  );
}
