import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { Facts } from '@/components/ui/page/facts';
import { saveDisplayNameAction } from '../profile/profile.actions';
import type { OwnProfile } from '../profile/profile.schema';
import { MemberProfileForm } from './member-profile-form';

/** Personal data: fixed values as facts, the rest as a form. */
export function ProfileSection({ profile }: { profile: OwnProfile }) {
  return (
    <AccountSection title="ข้อมูลส่วนตัว">
      {profile.kind === 'member' ? <MemberProfileForm profile={profile} /> : <Facts rows={toFacts(profile)} />}
      {profile.kind === 'person' && (
        <ActionForm action={saveDisplayNameAction}>
          <Field name="displayName" label="ชื่อที่แสดง" autoComplete="name" maxLength={100} defaultValue={profile.name} />
          <SubmitRow look="outline">บันทึก</SubmitRow>
        </ActionForm>
      )}
    </AccountSection>
  );
}

function toFacts(profile: Exclude<OwnProfile, { kind: 'member' }>) {
  if (profile.kind !== 'collegeUser')
    return [['ชื่อผู้ใช้งาน', profile.userName] as const, ['หน่วยงาน', profile.organisation] as const];
  return [
    ['ชื่อ', profile.firstName] as const,
    ['นามสกุล', profile.lastName] as const,
    [
      'เลขประจำตัวประชาชน',
      <span key="card" className="tabular">
        {profile.idCard}
      </span>,
    ] as const,
    ['สถานศึกษา', profile.organisation] as const,
  ];
}
