import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { changeEmail } from '@/lib/profiles/actions';
import type { OwnProfile } from '@/lib/profiles/schema';
import { AccountSection } from './account-section';
import { Facts } from './facts';

/** The e-mail of an account, and how it is changed: the new one is taken once it has been confirmed there. */
export function EmailSection({ profile }: { profile: OwnProfile }) {
  return (
    <AccountSection title="อีเมล" anchor="email" lead="ใช้รับลิงก์ตั้งรหัสผ่านใหม่และการแจ้งเตือนของบัญชี">
      <Facts rows={[['อีเมลปัจจุบัน', profile.email ?? 'ยังไม่มีอีเมล']]} />
      {profile.newEmail && (
        <div className="mb-5">
          <Alert>รอการยืนยันที่ {profile.newEmail} กรุณาเปิดลิงก์ในอีเมลที่ส่งไป</Alert>
        </div>
      )}
      <ActionForm action={changeEmail}>
        <Field name="email" type="email" label="อีเมลใหม่" autoComplete="email" maxLength={254} />
        <PasswordField label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />
        <div>
          <SubmitButton look="outline">เปลี่ยนอีเมล</SubmitButton>
        </div>
      </ActionForm>
    </AccountSection>
  );
}
