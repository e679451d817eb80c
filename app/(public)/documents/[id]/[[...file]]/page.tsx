import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { countDownload } from '@/features/documents/downloads.commands';
import { findDownload } from '@/features/documents/downloads.queries';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { readCountableViewer } from '@/lib/auth/page-viewer';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildMissingMetadata(site);
}

/** Permanent address of a document: counts the download and redirects to the newest file. */
export default async function DownloadPage({ params }: Props) {
  const id = readId((await params).id);
  const file = id === undefined ? undefined : await findDownload(id);
  if (file) {
    await countDownload({ id: file.id }, await readCountableViewer());
    redirect(file.url);
  }
  setStatus(404);
  return <NotFoundView />;
}
