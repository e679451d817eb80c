'use client';

import clsx from 'clsx';
import { useContext, useEffect, useState } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { PasswordField } from '@/components/ui/form/password-field';
import { Icon } from '@/components/ui/icon';
import { passwordsMessages } from '../passwords/passwords.messages';
import {
  findPasswordProblem,
  MIN_MEMBER_PASSWORD,
  MIN_STAFF_PASSWORD,
  type PasswordOwner,
} from '../passwords/passwords.rules';

type Props = { owner: PasswordOwner; userName?: string };

/** New password twice, with the rules and live feedback on them. The input is kept after a refusal. */
export function NewPasswordFields({ owner, userName }: Props) {
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const { done } = useContext(FormContext);
  useEffect(() => {
    if (done === undefined) return;
    setTyped('');
    setRepeated('');
  }, [done]);
  const length = owner.staff ? MIN_STAFF_PASSWORD : MIN_MEMBER_PASSWORD;
  return (
    <>
      {userName && <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />}
      <PasswordField
        name="password"
        label="รหัสผ่านใหม่"
        autoComplete="new-password"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={
          <>
            <p>อย่างน้อย {length} ตัวอักษร ใช้ภาษาใดก็ได้ เว้นวรรคได้ คำหลายคำที่ไม่เกี่ยวกันจำง่ายและเดายาก</p>
            <PasswordFeedback typed={typed} owner={owner} />
          </>
        }
      />
      <PasswordField
        name="repeated"
        label="รหัสผ่านใหม่อีกครั้ง"
        autoComplete="new-password"
        value={repeated}
        onChange={({ target }) => setRepeated(target.value)}
      />
    </>
  );
}

function PasswordFeedback({ typed, owner }: { typed: string; owner: PasswordOwner }) {
  const problem = findPasswordProblem(typed, owner);
  const short = owner.staff ? 'shortStaff' : 'short';
  const key = problem === 'short' ? short : (problem ?? 'good');
  return (
    <p role="status" className={clsx('flex items-start gap-1.5 font-normal', problem ? 'text-warn' : 'text-ok')}>
      {typed !== '' && (
        <>
          {!problem && <Icon name="circle-check" className="mt-1 size-4 shrink-0" />}
          {passwordsMessages[`accounts.password.${key}`].th}
        </>
      )}
    </p>
  );
}
