import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { Facts } from '@/components/ui/page/facts';
import { MAX_EMAIL } from '@/lib/mail/address';
import { requestEmailChangeAction } from '../profile/profile.actions';
import type { OwnProfile } from '../profile/profile.schema';

/** E-mail of an account and the form to change it: a new one takes effect once it is confirmed. */
export function EmailSection({ profile }: { profile: OwnProfile }) {
  return (
    <AccountSection title="อีเมล" anchor="email" lead="ใช้รับลิงก์ตั้งรหัสผ่านใหม่และการแจ้งเตือนของบัญชี">
      <Facts rows={[['อีเมลปัจจุบัน', profile.email ?? 'ยังไม่มีอีเมล']]} />
      {profile.newEmail && (
        <div className="mb-5">
          <Alert>รอการยืนยันที่ {profile.newEmail} กรุณาเปิดลิงก์ในอีเมลที่ส่งไป</Alert>
        </div>
      )}
      <ActionForm action={requestEmailChangeAction}>
        <Field name="email" type="email" label="อีเมลใหม่" autoComplete="email" maxLength={MAX_EMAIL} />
        <PasswordField label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />
        <SubmitRow look="outline">เปลี่ยนอีเมล</SubmitRow>
      </ActionForm>
    </AccountSection>
  );
}
