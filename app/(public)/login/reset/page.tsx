import { findResetForm } from '@/features/account/passwords/passwords.queries';
import { EntryPage } from '@/features/account/ui/entry-page';
import { FormLinks } from '@/features/account/ui/form-links';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { ResetForm } from '@/features/account/ui/reset-form';

const title = 'ตั้งรหัสผ่านใหม่';

export const generateMetadata = createPrivateMetadata(title, 'New password');

export default async function ResetPage({ searchParams }: PageProps<'/login/reset'>) {
  const { token } = await searchParams;
  const form = typeof token === 'string' ? await findResetForm(token) : undefined;
  return (
    <EntryPage title={title} lead={form && `สำหรับบัญชี ${form.name}`}>
      <ResetForm token={String(token)} form={form} />
      <FormLinks
        ways={[
          { href: '/login/', text: 'เข้าสู่ระบบ' },
          { href: '/login/forgot/', text: 'ขอลิงก์ใหม่' },
        ]}
      />
    </EntryPage>
  );
}
