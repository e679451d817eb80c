import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import type { MailPreference, MailPreferences } from '@/features/newsroom/notifications/notifications.schema';
import { saveMailPreferencesAction } from '../profile/profile.actions';

type Props = { form: { wishes: MailPreferences; decides: boolean; email?: string } };

const switches = [
  ['newsDecided', 'ข่าวของฉันถูกส่งกลับหรืออนุมัติ', 'รวมถึงผลการพิจารณาฉบับแก้ไข'],
  ['newsWithdrawn', 'ข่าวของฉันถูกถอนการเผยแพร่', 'เมื่อผู้อื่นถอนข่าวที่เผยแพร่แล้ว'],
  ['newsWaiting', 'มีข่าวรอฉันพิจารณา', 'ไม่เกินวันละหนึ่งฉบับต่อข่าว'],
  ['newsReminder', 'ข่าวรอฉันพิจารณานานเกินไป', 'เตือนหนึ่งครั้งเมื่อรอเกินสองวันทำการ รวมถึงข่าวที่หน่วยงานในสังกัดค้างไว้'],
  ['noticeMust', 'มีประกาศที่ต้องอ่านและยืนยัน', 'ประกาศจากส่วนกลางที่หน่วยงานต้องรับทราบ'],
  ['noticeNew', 'มีประกาศใหม่', 'ประกาศอื่นทุกฉบับที่ส่งถึงหน่วยงาน'],
  ['voices', 'มีเสียงจากผู้อ่านถึงหน่วยงาน', 'รวมเป็นฉบับเดียว ไม่เกินชั่วโมงละหนึ่งฉบับ และเตือนก่อนครบกำหนดตอบ'],
  ['forumMention', 'มีผู้กล่าวถึงฉันในกระดานสนทนา', 'เฉพาะห้องที่ฉันเข้าได้'],
  ['forumAnswer', 'มีผู้ตอบฉันในกระดานสนทนา', 'ไม่เกินวันละหนึ่งฉบับต่อหัวข้อ'],
] as const satisfies readonly (readonly [MailPreference, string, string])[];

/** Preferences of offices only, which approve news, confirm notices and answer readers. */
const deciderPreferences: readonly MailPreference[] = ['newsWaiting', 'newsReminder', 'noticeMust', 'voices'];

/** Mail preferences; the area shows the same notifications regardless. */
export function MailPreferencesSection({ form: { wishes, decides, email } }: Props) {
  const title = 'การแจ้งเตือนทางอีเมล';
  if (!email) {
    return (
      <AccountSection title={title}>
        <Alert
          action={
            <a href="#email" className="font-normal text-link text-sm underline">
              เพิ่มอีเมล
            </a>
          }
        >
          บัญชีนี้ยังไม่มีอีเมล เพิ่มอีเมลในหัวข้อ “อีเมล” ก่อน จึงจะรับการแจ้งเตือนได้
        </Alert>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={title} lead={`ส่งไปที่ ${email} ทุกเรื่องแสดงที่หน้าหลักและกระดิ่งของพื้นที่ทำงานอยู่แล้ว`}>
      <ActionForm action={saveMailPreferencesAction}>
        <div className="border-line border-t">
          {switches
            .filter(([name]) => decides || !deciderPreferences.includes(name))
            .map(([name, label, hint]) => (
              <PreferenceSwitch key={name} name={name} label={label} hint={hint} on={wishes[name]} />
            ))}
        </div>
        <SubmitRow look="outline">บันทึก</SubmitRow>
      </ActionForm>
    </AccountSection>
  );
}

type PreferenceSwitchProps = { name: string; label: string; hint: string; on: boolean };

/** Boolean field as a switch: a checkbox, so that it works without script. */
function PreferenceSwitch({ name, label, hint, on }: PreferenceSwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2">
      <label htmlFor={id} className="min-w-0 grow cursor-pointer">
        <span className="block font-normal text-sm">{label}</span>
        <span id={`${id}-hint`} className="block text-ink-3 text-xs">
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={on}
        aria-describedby={`${id}-hint`}
        className="wish-switch"
      />
    </div>
  );
}
