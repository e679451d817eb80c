import { redirect } from 'next/navigation';
import { EntryPage } from '@/features/account/ui/entry-page';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { ProofForm } from '@/features/account/ui/proof-form';
import { can } from '@/lib/auth/access';
import { authMessages as words } from '@/lib/auth/messages';
import { readPageViewer } from '@/lib/auth/page-viewer';

export const generateMetadata = createPrivateMetadata(words['proof.title'], 'Confirm it is you');

/** Proof before a dangerous act that was begun by a link; visitors and unfinished logins log in first. */
export default async function ConfirmPage({ searchParams }: PageProps<'/login/confirm'>) {
  const [{ next }, viewer] = await Promise.all([searchParams, readPageViewer()]);
  if (!can(viewer, 'session.own')) redirect('/login/');
  return (
    <EntryPage title={words['proof.title']} lead={words['proof.lead']}>
      <ProofForm next={typeof next === 'string' ? next : undefined} />
    </EntryPage>
  );
}
