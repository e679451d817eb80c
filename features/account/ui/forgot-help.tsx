import { buildPhoneHref } from '@/components/ui/page/phone';
import type { ForgotKind } from './forgot-form';

const others: Readonly<Record<ForgotKind, string>> = {
  member: 'สมาชิกทั่วไป',
  staff: 'เจ้าหน้าที่ประชาสัมพันธ์',
  collegeUser: 'ผู้ใช้งานของสถานศึกษา',
};

/** Contact for accounts that cannot get a mail, the same for everybody; and links to the other login kinds. */
export function ForgotHelp({ kind, phone }: { kind: ForgotKind; phone: string }) {
  return (
    <div className="mt-8 grid gap-3 border-line border-t pt-6 text-ink-2 text-sm">
      {kind !== 'member' && (
        <p>
          หากบัญชีไม่มีอีเมลในระบบ หรือไม่ได้รับอีเมล กรุณาติดต่อผู้ดูแลบัญชีของหน่วยงานต้นสังกัด
          {phone && (
            <>
              {' หรือโทร. '}
              <a href={buildPhoneHref(phone)} className="font-normal text-link underline">
                {phone}
              </a>
            </>
          )}
        </p>
      )}
      <p>
        บัญชีประเภทอื่น:{' '}
        {Object.entries(others)
          .filter(([other]) => other !== kind)
          .map(([other, label], index) => (
            <span key={other}>
              {index > 0 && ' · '}
              <a href={`/login/forgot/?kind=${other}`} className="font-normal text-link underline">
                {label}
              </a>
            </span>
          ))}
      </p>
    </div>
  );
}
