import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { StandInsSection } from '@/features/newsroom/stand-ins/staff/stand-ins-section';
import { listAbsences, listStandInChoices } from '@/features/newsroom/stand-ins/stand-ins.queries';
import { findOwnOrganisation } from '@/features/organisations/edit/edit.queries';
import { OwnProfileSection } from '@/features/organisations/staff/own-profile-section';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { getSiteFrame } from '@/lib/site/queries';
import { changePasswordAction } from '../passwords/passwords.actions';
import { findPasswordForm } from '../passwords/passwords.queries';
import type { PasswordOwner } from '../passwords/passwords.rules';
import { findMailPreferences, findOwnProfile } from '../profile/profile.queries';
import { findOwnSecondFactor } from '../second-factor/second-factor.queries';
import { listSessions } from '../sessions/sessions.queries';
import { NewPasswordFields } from '../ui/new-password-fields';
import { EmailSection } from './email-section';
import { MailPreferencesSection } from './mail-preferences-section';
import { MemberDataSection } from './member-data-section';
import { ProfileSection } from './profile-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** One's own account. A session with a pending step sees only the form for that step. */
export async function AccountScreen({ row, viewer }: ScreenProps) {
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      {viewer.session?.pendingStep && <PendingStepNote viewer={viewer} />}
      {can(viewer, 'profile.own') && <Profile viewer={viewer} />}
      {can(viewer, 'organisations.own') && <Organisation viewer={viewer} />}
      {can(viewer, 'news.write') && <MailPreferences viewer={viewer} />}
      {can(viewer, 'news.publish') && <StandIns viewer={viewer} />}
      {can(viewer, 'password.own') && <Password viewer={viewer} />}
      {can(viewer, 'secondFactor.own') && <SecondFactorPanel viewer={viewer} />}
      {can(viewer, 'session.own') && <SessionsSection sessions={await listSessions(viewer)} />}
      {can(viewer, 'account.delete') && <MemberData viewer={viewer} />}
    </>
  );
}

const pendingStepReasons = {
  password: 'เข้าสู่ระบบด้วยรหัสผ่านที่ระบบส่งให้ กรุณาตั้งรหัสผ่านของท่านเองก่อนใช้งานส่วนอื่น',
  enrolment: 'บัญชีนี้ต้องเปิดการยืนยันสองขั้นตอนก่อนใช้งานส่วนอื่น',
  secondFactor: 'กรุณายืนยันตัวตนขั้นที่สองก่อนใช้งานส่วนอื่น',
} as const;

function PendingStepNote({ viewer: { session } }: { viewer: Viewer }) {
  return (
    <div className="mb-8 max-w-read">
      <Alert kind="warn">{session?.pendingStep && pendingStepReasons[session.pendingStep]}</Alert>
    </div>
  );
}

async function Profile({ viewer }: { viewer: Viewer }) {
  const profile = await findOwnProfile(viewer);
  if (!profile) return null;
  return (
    <>
      <ProfileSection profile={profile} />
      <EmailSection profile={profile} />
    </>
  );
}

async function Organisation({ viewer }: { viewer: Viewer }) {
  const profile = await findOwnOrganisation(viewer);
  return profile && <OwnProfileSection profile={profile} />;
}

async function MailPreferences({ viewer }: { viewer: Viewer }) {
  const form = await findMailPreferences(viewer);
  return form && <MailPreferencesSection form={form} />;
}

async function StandIns({ viewer }: { viewer: Viewer }) {
  const [absences, choices] = await Promise.all([listAbsences(viewer), listStandInChoices(viewer)]);
  return <StandInsSection absences={absences} choices={choices} />;
}

async function Password({ viewer }: { viewer: Viewer }) {
  const form = await findPasswordForm(viewer);
  return (
    form && (
      <AccountSection title="รหัสผ่าน" lead="เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ">
        <ChangePasswordForm form={form} />
      </AccountSection>
    )
  );
}

async function SecondFactorPanel({ viewer }: { viewer: Viewer }) {
  const { site } = await getSiteFrame();
  return <SecondFactorSection factor={await findOwnSecondFactor(viewer, site.brandEn)} />;
}

async function MemberData({ viewer }: { viewer: Viewer }) {
  const profile = await findOwnProfile(viewer);
  return <MemberDataSection leaving={profile?.kind === 'member' && profile.deleteAfter !== undefined} />;
}

type Props = { form: { userName?: string; owner: PasswordOwner; needsCurrent: boolean } };

function ChangePasswordForm({ form: { userName, owner, needsCurrent } }: Props) {
  return (
    <ActionForm action={changePasswordAction}>
      {needsCurrent && <PasswordField name="current" label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />}
      <NewPasswordFields owner={owner} userName={userName} />
      <SubmitRow>เปลี่ยนรหัสผ่าน</SubmitRow>
    </ActionForm>
  );
}
