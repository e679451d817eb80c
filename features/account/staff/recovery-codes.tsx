'use client';

import { type ReactNode, useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormContext } from '@/components/ui/form/form-context';

/** Recovery codes from the response, shown once; otherwise the fields of the form. */
export function RecoveryCodes({ children }: { children: ReactNode }) {
  const { done, values } = useContext(FormContext);
  const codes = done ? values?.recovery?.split(' ') : undefined;
  if (!codes) return children;
  return (
    <div className="grid gap-4">
      <Alert kind="warn">จดหรือพิมพ์รหัสสำรองเหล่านี้เก็บไว้ในที่ปลอดภัย ระบบจะไม่แสดงอีก แต่ละรหัสใช้แทนรหัสจากแอปได้ครั้งเดียว</Alert>
      <ol className="tabular grid grid-cols-2 gap-x-6 gap-y-2 rounded-sm border border-line bg-surface p-5 font-normal">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
