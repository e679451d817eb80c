import { findEmailChange } from '@/features/account/profile/profile.queries';
import { EmailConfirmForm } from '@/features/account/ui/email-confirm-form';
import { EntryPage } from '@/features/account/ui/entry-page';
import { FormLinks } from '@/features/account/ui/form-links';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';

const title = 'ยืนยันอีเมลใหม่';

export const generateMetadata = createPrivateMetadata(title, 'New e-mail');

export default async function EmailPage({ searchParams }: PageProps<'/login/email'>) {
  const { token } = await searchParams;
  const change = typeof token === 'string' ? await findEmailChange(token) : undefined;
  return (
    <EntryPage title={title} lead={change && `สำหรับบัญชี ${change.name}`}>
      <EmailConfirmForm token={String(token)} change={change} />
      <FormLinks ways={[{ href: '/login/code/', text: 'ไปที่บัญชีของฉัน' }]} />
    </EntryPage>
  );
}
