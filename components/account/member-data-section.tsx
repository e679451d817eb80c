import { ActionForm } from '@/components/ui/action-form';
import { LinkButton } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { deleteAccount } from '@/lib/profiles/actions';
import { AccountSection } from './account-section';

/** Taking one's data along, and going. */
export function MemberDataSection({ leaving }: { leaving: boolean }) {
  return (
    <>
      <AccountSection title="ข้อมูลของฉัน" lead="ไฟล์ JSON ที่มีข้อมูลส่วนตัว ข่าวที่บันทึก อุปกรณ์ที่เข้าสู่ระบบ และประวัติการใช้บัญชี">
        <LinkButton href="/api/v1/my-data/" download>
          ดาวน์โหลดข้อมูลของฉัน
        </LinkButton>
      </AccountSection>
      {!leaving && (
        <AccountSection title="ลบบัญชี" lead="บัญชีและข้อมูลส่วนตัวจะถูกลบถาวรใน 30 วัน ระหว่างนั้นยังใช้งานและยกเลิกการลบได้">
          <details className="rounded-sm border border-line px-4 py-3">
            <summary className="font-normal text-bad text-sm">ต้องการลบบัญชีของฉัน</summary>
            <ActionForm action={deleteAccount} className="mt-4 grid gap-4">
              <PasswordField label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />
              <div>
                <SubmitButton look="outline">ลบบัญชีใน 30 วัน</SubmitButton>
              </div>
            </ActionForm>
          </details>
        </AccountSection>
      )}
    </>
  );
}
