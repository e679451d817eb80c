import type { Metadata } from 'next';
import { EmailConfirmForm } from '@/components/account/email-confirm-form';
import { EntryPage } from '@/components/account/entry-page';
import { privateMetadata } from '@/components/account/private-metadata';
import { WaysOn } from '@/components/account/ways-on';
import { findEmailChange } from '@/lib/profiles/queries';
import { readFrame } from '@/lib/site/queries';

const title = 'ยืนยันอีเมลใหม่';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title, 'New e-mail', (await readFrame()).site.brand);
}

export default async function EmailPage({ searchParams }: PageProps<'/login/email'>) {
  const { token } = await searchParams;
  const change = typeof token === 'string' ? await findEmailChange(token) : undefined;
  return (
    <EntryPage title={title} lead={change && `สำหรับบัญชี ${change.name}`}>
      <EmailConfirmForm token={String(token)} change={change} />
      <WaysOn ways={[{ href: '/login/code/', text: 'ไปที่บัญชีของฉัน' }]} />
    </EntryPage>
  );
}
