import { AccountSection } from '@/components/account/account-section';
import { EmailSection } from '@/components/account/email-section';
import { MailWishesSection } from '@/components/account/mail-wishes-section';
import { MemberDataSection } from '@/components/account/member-data-section';
import { PasswordForm } from '@/components/account/password-form';
import { ProfileSection } from '@/components/account/profile-section';
import { SecondFactorSection } from '@/components/account/second-factor-section';
import { SessionsSection } from '@/components/account/sessions-section';
import { OwnProfileSection } from '@/components/organisations/own-profile-section';
import { Alert } from '@/components/ui/alert';
import { readPasswordForm } from '@/lib/accounts/queries';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { listSessions } from '@/lib/devices/queries';
import { readOwnOrganisation } from '@/lib/organisation-editor/queries';
import { readMailWishes, readOwnProfile } from '@/lib/profiles/queries';
import { readSecondFactor } from '@/lib/second-factor/queries';
import { readFrame } from '@/lib/site/queries';
import { ScreenHeader } from './screen-header';

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
