import { EntryPage } from '@/features/account/ui/entry-page';
import { ForgotForm, readForgotKind } from '@/features/account/ui/forgot-form';
import { ForgotHelp } from '@/features/account/ui/forgot-help';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { getSiteFrame } from '@/lib/site/queries';

const title = 'ลืมรหัสผ่าน';

export const generateMetadata = createPrivateMetadata(title, 'Forgotten password');

export default async function ForgotPage({ searchParams }: PageProps<'/login/forgot'>) {
  const [{ kind: asked }, { site }] = await Promise.all([searchParams, getSiteFrame()]);
  const kind = readForgotKind(asked);
  return (
    <EntryPage title={title} lead="ระบบจะส่งลิงก์และรหัสผ่านชั่วคราวไปยังอีเมลที่บันทึกไว้กับบัญชี ใช้ได้ 30 นาที">
      <ForgotForm kind={kind} />
      <ForgotHelp kind={kind} phone={site.phone} />
    </EntryPage>
  );
}
