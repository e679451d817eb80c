import type { Metadata } from 'next';
import { EntryPage } from '@/features/account/ui/entry-page';
import { ForgotForm, readKind } from '@/features/account/ui/forgot-form';
import { ForgotHelp } from '@/features/account/ui/forgot-help';
import { privateMetadata } from '@/features/account/ui/private-metadata';
import { readFrame } from '@/lib/site/queries';

const title = 'ลืมรหัสผ่าน';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title, 'Forgotten password', (await readFrame()).site.brand);
}

export default async function ForgotPage({ searchParams }: PageProps<'/login/forgot'>) {
  const [{ kind: asked }, { site }] = await Promise.all([searchParams, readFrame()]);
  const kind = readKind(asked);
  return (
    <EntryPage title={title} lead="ระบบจะส่งลิงก์และรหัสผ่านชั่วคราวไปยังอีเมลที่บันทึกไว้กับบัญชี ใช้ได้ 30 นาที">
      <ForgotForm kind={kind} />
      <ForgotHelp kind={kind} phone={site.phone} />
    </EntryPage>
  );
}
