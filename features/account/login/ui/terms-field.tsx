'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { RequiredCheckbox } from '@/components/ui/form/required-checkbox';

/** Consent to the terms, which open in a dialog, or as a page without script. */
export function TermsField({ version, text }: { version: string; text: ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <RequiredCheckbox name="terms" value={version}>
        ข้าพเจ้าอ่านและยอมรับ
        <a
          href="/terms/"
          target="_blank"
          rel="noreferrer"
          onClick={show}
          className="text-link underline underline-offset-4"
        >
          ข้อกำหนดการใช้งาน
        </a>
      </RequiredCheckbox>
      <Dialog open={open} onClose={() => setOpen(false)} title="ข้อกำหนดการใช้งาน" width="md">
        <p className="mb-4 text-ink-2 text-sm">ฉบับที่ {version}</p>
        {open && text}
      </Dialog>
    </>
  );
}
