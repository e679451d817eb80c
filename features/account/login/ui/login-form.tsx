'use client';

import { type ComponentProps, useContext, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CheckedForm } from '@/components/ui/form/checked-form';
import { Field } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { PasswordField } from '@/components/ui/form/password-field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { logInCollegeUser, logInMember, logInStaff } from '../login.actions';
import { DoorHint } from './door-hint';
import { buildLoginHref, type LoginFormName } from './forms';
import { ClearStoredUser, MEMBER_REDIRECT_MS, RedirectWithoutScript } from './login-effects';

const loadStaff = () => import('./check-login').then(({ checkStaff }) => checkStaff);
const loadMember = () => import('./check-login').then(({ checkMember }) => checkMember);

type LoginFormConfig = Pick<ComponentProps<typeof CheckedForm>, 'action' | 'loadCheck' | 'redirectDelayMs'> & {
  name: Partial<ComponentProps<typeof Field>> & { label: string };
  /** True if errors appear in a dialog: the old site did so for staff, and on the form for members. */
  failsInDialog: boolean;
};

const loginFormConfigs: Readonly<Record<LoginFormName, LoginFormConfig>> = {
  member: {
    action: logInMember,
    loadCheck: loadMember,
    redirectDelayMs: MEMBER_REDIRECT_MS,
    name: { label: 'อีเมล', type: 'email', inputMode: 'email' },
    failsInDialog: false,
  },
  collegeUser: {
    action: logInCollegeUser,
    loadCheck: loadStaff,
    name: { label: 'เลขประจำตัวประชาชน', inputMode: 'numeric', hint: '13 หลัก ใช้เป็นชื่อผู้ใช้งาน' },
    failsInDialog: true,
  },
  staff: {
    action: logInStaff,
    loadCheck: loadStaff,
    name: { label: 'ชื่อผู้ใช้งาน', hint: 'สถานศึกษาใช้รหัสสถานศึกษา' },
    failsInDialog: true,
  },
};

type Props = { door: LoginFormName; next?: string; known?: { name: string; password: string } };

/** Login form of one kind of account. */
export function LoginForm({ door, next, known }: Props) {
  const { name, failsInDialog, ...form } = loginFormConfigs[door];
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const askPasswordAgain = () => {
    const field = box.current?.querySelector<HTMLInputElement>('[name=password]');
    if (!field) return;
    field.value = '';
    field.focus();
  };
  return (
    <div ref={box} className="grid gap-4">
      <CheckedForm {...form} showError={!(failsInDialog && hydrated)} submit="เข้าสู่ระบบ">
        <RedirectWithoutScript />
        <ClearStoredUser />
        {failsInDialog && hydrated && <FailureDialog onClose={askPasswordAgain} />}
        <input type="hidden" name="next" value={next ?? ''} />
        <Field
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          defaultValue={known?.name}
          {...name}
        />
        <DoorHint door={door} next={next} />
        <PasswordField autoComplete="current-password" defaultValue={known?.password} />
      </CheckedForm>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 font-normal text-sm">
        <a href={`/login/forgot/?kind=${door}`} className="text-link underline underline-offset-4">
          ลืมรหัสผ่าน
        </a>
        {door === 'member' && (
          <a href={buildLoginHref({ form: 'register', next })} className="text-link underline underline-offset-4">
            ยังไม่มีบัญชี? สร้างบัญชีใหม่
          </a>
        )}
      </p>
    </div>
  );
}

/** Shows why the login was refused, once per response. */
function FailureDialog({ onClose }: { onClose: () => void }) {
  const { error, values, unsent } = useContext(FormContext);
  const [closed, setClosed] = useState<object>();
  const close = () => {
    setClosed(values);
    onClose();
  };
  return (
    <Dialog open={error !== undefined && !unsent && values !== closed} onClose={close} title="เข้าสู่ระบบไม่สำเร็จ" alert>
      <p className="mb-5">{error}</p>
      <Button look="primary" autoFocus onClick={close} className="w-full">
        ตกลง
      </Button>
    </Dialog>
  );
}
