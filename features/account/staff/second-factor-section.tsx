import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitButton, SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { formatLongDate } from '@/lib/time/format';
import {
  beginSecondFactorAction,
  confirmSecondFactorAction,
  endSecondFactorAction,
  renewRecoveryCodesAction,
} from '../second-factor/second-factor.actions';
import { SECOND_FACTOR_ANCHOR, type SecondFactor } from '../second-factor/second-factor.schema';
import { CodeField } from '../ui/code-field';
import { EnrolmentQrCode } from './enrolment-qr-code';
import { RecoveryCodes } from './recovery-codes';

const LEAD = 'ใช้รหัส 6 หลักจากแอปยืนยันตัวตนในโทรศัพท์เพิ่มจากรหัสผ่าน ผู้ที่รู้รหัสผ่านอย่างเดียวจะเข้าสู่ระบบไม่ได้';

/**
 * Second factor: off, begun with a QR code, or on. The confirmation form is rendered in all three states, because its
 * response, the recovery codes, arrives after the state has changed.
 */
export function SecondFactorSection({ factor }: { factor: SecondFactor }) {
  return (
    <AccountSection title="การยืนยันสองขั้นตอน" anchor={SECOND_FACTOR_ANCHOR} lead={LEAD}>
      {factor.state === 'on' && <OnNote factor={factor} />}
      {factor.state === 'begun' && <EnrolmentQrCode factor={factor} />}
      <ActionForm action={confirmSecondFactorAction}>
        <RecoveryCodes>
          {factor.state === 'begun' && (
            <>
              <CodeField />
              <SubmitRow>เปิดใช้</SubmitRow>
            </>
          )}
        </RecoveryCodes>
      </ActionForm>
      {factor.state !== 'on' && (
        <ActionForm action={beginSecondFactorAction} className="mt-5">
          <SubmitButton look="outline">
            {factor.state === 'off' ? 'ตั้งค่าการยืนยันสองขั้นตอน' : 'เริ่มใหม่ด้วยคิวอาร์โค้ดใหม่'}
          </SubmitButton>
        </ActionForm>
      )}
      {factor.state === 'on' && <OnForms />}
    </AccountSection>
  );
}

function OnNote({ factor }: { factor: Extract<SecondFactor, { state: 'on' }> }) {
  return (
    <p className="mb-5 text-sm">
      <strong className="font-strong text-ok">เปิดใช้อยู่</strong> ตั้งแต่{formatLongDate(new Date(factor.since))} ·
      เหลือรหัสสำรอง {factor.codesLeft} รหัส
    </p>
  );
}

function OnForms() {
  return (
    <div className="mt-5 grid gap-3">
      <details className="rounded-sm border border-line px-4 py-3">
        <summary className="font-normal text-link text-sm">ออกรหัสสำรองชุดใหม่</summary>
        <ActionForm action={renewRecoveryCodesAction} className="mt-4 grid gap-4">
          <RecoveryCodes>
            <PasswordField label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />
            <SubmitRow look="outline">ออกชุดใหม่</SubmitRow>
          </RecoveryCodes>
        </ActionForm>
      </details>
      <details className="rounded-sm border border-line px-4 py-3">
        <summary className="font-normal text-link text-sm">ปิดการยืนยันสองขั้นตอน</summary>
        <ActionForm action={endSecondFactorAction} className="mt-4 grid gap-4">
          <PasswordField label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />
          <SubmitRow look="outline">ปิด</SubmitRow>
        </ActionForm>
      </details>
    </div>
  );
}
