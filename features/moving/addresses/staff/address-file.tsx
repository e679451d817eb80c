'use client';

import { type ChangeEvent, useState } from 'react';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { decodeThaiBytes } from '@/lib/text/thai-encodings';
import { addressesMessages as words } from '../addresses.messages';
import { MAX_BYTES } from '../addresses.schema';

/** File of pairs, which fills the field `lines` of its form, so that they are seen before they are saved. */
export function AddressFile() {
  const [error, setError] = useState<string>();
  const fill = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    setError(file && file.size > MAX_BYTES ? words['addresses.fileTooLarge'] : undefined);
    const lines = input.form?.elements.namedItem('lines');
    if (!file || file.size > MAX_BYTES || !(lines instanceof HTMLTextAreaElement)) return;
    lines.value = decodeThaiBytes(new Uint8Array(await file.arrayBuffer()));
    lines.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="noscript:hidden">
      <FieldFrame name="file" label={words['addresses.file']} hint={words['addresses.fileHint']} error={error} optional>
        {({ value: _, ...wired }) => (
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className={controlClass}
            onChange={fill}
            {...wired}
          />
        )}
      </FieldFrame>
    </div>
  );
}
