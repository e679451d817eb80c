import type { Metadata } from 'next';
import { readResetForm } from '@/features/account/passwords/passwords.queries';
import { EntryPage } from '@/features/account/ui/entry-page';
import { privateMetadata } from '@/features/account/ui/private-metadata';
import { ResetForm } from '@/features/account/ui/reset-form';
import { WaysOn } from '@/features/account/ui/ways-on';
import { readFrame } from '@/lib/site/queries';

const title = 'ตั้งรหัสผ่านใหม่';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title, 'New password', (await readFrame()).site.brand);
}

export default async function ResetPage({ searchParams }: PageProps<'/login/reset'>) {
  const { token } = await searchParams;
  const form = typeof token === 'string' ? await readResetForm(token) : undefined;
  return (
    <EntryPage title={title} lead={form && `สำหรับบัญชี ${form.name}`}>
      <ResetForm token={String(token)} form={form} />
      <WaysOn
        ways={[
          { href: '/login/', text: 'เข้าสู่ระบบ' },
          { href: '/login/forgot/', text: 'ขอลิงก์ใหม่' },
        ]}
      />
    </EntryPage>
  );
}
