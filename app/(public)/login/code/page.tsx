import { redirect } from 'next/navigation';
import { CodeForm } from '@/features/account/ui/code-form';
import { EntryPage } from '@/features/account/ui/entry-page';
import { LogoutLink } from '@/features/account/ui/logout-link';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { toSafeNext } from '@/lib/areas/navigation';
import { readPageViewer } from '@/lib/auth/page-viewer';

const title = 'ยืนยันตัวตนขั้นที่สอง';

export const generateMetadata = createPrivateMetadata(title, 'Second step');

/** Second step of a login; a viewer without a pending second factor is redirected at once. */
export default async function CodePage({ searchParams }: PageProps<'/login/code'>) {
  const [{ next: given }, viewer] = await Promise.all([searchParams, readPageViewer()]);
  const next = typeof given === 'string' ? given : undefined;
  if (viewer.role === 'visitor') redirect('/login/');
  if (viewer.session?.pendingStep !== 'secondFactor') redirect(toSafeNext(next, viewer.role));
  return (
    <EntryPage title={title} lead={`บัญชี ${viewer.name ?? ''} เปิดการยืนยันสองขั้นตอนไว้ กรอกรหัสจากแอปเพื่อเข้าสู่ระบบ`}>
      <CodeForm next={next} />
      <LogoutLink />
    </EntryPage>
  );
}
