'use client';

import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { RequiredCheckbox } from '@/components/ui/form/required-checkbox';

const TermsText = lazy(() => import('./terms-text').then((terms) => ({ default: terms.TermsText })));

/** Consent to the terms, which open in a dialog, or as a page without script. */
export function TermsField({ version }: { version: string }) {
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
          ข้อกำหนดการใช้งานและการคุ้มครองข้อมูลส่วนบุคคล
        </a>
      </RequiredCheckbox>
      <Dialog open={open} onClose={() => setOpen(false)} title="ข้อกำหนดการใช้งาน" width="md">
        <Suspense>
          <TermsText level={3} version={version} />
        </Suspense>
      </Dialog>
    </>
  );
}
