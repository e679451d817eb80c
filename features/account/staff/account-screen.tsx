import { Alert } from '@/components/ui/alert';
import { AccountSection } from '@/components/ui/page/account-section';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { readOwnOrganisation } from '@/features/organisations/edit/edit.queries';
import { OwnProfileSection } from '@/features/organisations/staff/own-profile-section';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { readFrame } from '@/lib/site/queries';
import { readPasswordForm } from '../passwords/passwords.queries';
import { readMailWishes, readOwnProfile } from '../profile/profile.queries';
import { readSecondFactor } from '../second-factor/second-factor.queries';
import { listSessions } from '../sessions/sessions.queries';
import { EmailSection } from './email-section';
import { MailWishesSection } from './mail-wishes-section';
import { MemberDataSection } from './member-data-section';
import { PasswordForm } from './password-form';
import { ProfileSection } from './profile-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** One's own account. A session that still asks for something sees only the form that answers it. */
export async function AccountScreen({ row, viewer }: ScreenProps) {
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      {viewer.session?.demands && <Demanded viewer={viewer} />}
      {can(viewer, 'profile.own') && <Profile viewer={viewer} />}
      {can(viewer, 'organisations.own') && <Organisation viewer={viewer} />}
      {can(viewer, 'news.write') && <Wishes viewer={viewer} />}
      {can(viewer, 'password.own') && <Password viewer={viewer} />}
      {can(viewer, 'secondFactor.own') && <Factor viewer={viewer} />}
      {can(viewer, 'session.own') && <SessionsSection sessions={await listSessions(viewer)} />}
      {can(viewer, 'account.delete') && <Leaving viewer={viewer} />}
    </>
  );
}

const reasons = {
  password: 'เข้าสู่ระบบด้วยรหัสผ่านที่ระบบส่งให้ กรุณาตั้งรหัสผ่านของท่านเองก่อนใช้งานส่วนอื่น',
  enrolment: 'บัญชีนี้ต้องเปิดการยืนยันสองขั้นตอนก่อนใช้งานส่วนอื่น',
  secondFactor: 'กรุณายืนยันตัวตนขั้นที่สองก่อนใช้งานส่วนอื่น',
} as const;

function Demanded({ viewer: { session } }: { viewer: Viewer }) {
  return (
    <div className="mb-8 max-w-read">
      <Alert kind="warn">{session?.demands && reasons[session.demands]}</Alert>
    </div>
  );
}

async function Profile({ viewer }: { viewer: Viewer }) {
  const profile = await readOwnProfile(viewer);
  if (!profile) return null;
  return (
    <>
      <ProfileSection profile={profile} />
      <EmailSection profile={profile} />
    </>
  );
}

async function Organisation({ viewer }: { viewer: Viewer }) {
  const profile = await readOwnOrganisation(viewer);
  return profile && <OwnProfileSection profile={profile} />;
}

async function Wishes({ viewer }: { viewer: Viewer }) {
  const form = await readMailWishes(viewer);
  return form && <MailWishesSection form={form} />;
}

async function Password({ viewer }: { viewer: Viewer }) {
  const form = await readPasswordForm(viewer);
  return (
    form && (
      <AccountSection title="รหัสผ่าน" lead="เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ">
        <PasswordForm form={form} />
      </AccountSection>
    )
  );
}

async function Factor({ viewer }: { viewer: Viewer }) {
  const { site } = await readFrame();
  return <SecondFactorSection factor={await readSecondFactor(viewer, site.brandEn)} />;
}

async function Leaving({ viewer }: { viewer: Viewer }) {
  const profile = await readOwnProfile(viewer);
  return <MemberDataSection leaving={profile?.kind === 'member' && profile.deleteAfter !== undefined} />;
}
