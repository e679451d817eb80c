import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NotFoundView } from '@/components/layout/not-found-view';
import { missingMetadata } from '@/components/news/missing-metadata';
import { readCountedViewer } from '@/lib/auth/page-viewer';
import { countDownload } from '@/lib/document-downloads/commands';
import { findDownload } from '@/lib/document-downloads/queries';
import { readId } from '@/lib/list';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return missingMetadata(site);
}

/** The lasting address of a document: counts the download and sends on to the newest file. */
export default async function DownloadPage({ params }: Props) {
  const id = readId((await params).id);
  const file = id === undefined ? undefined : await findDownload(id);
  if (file) {
    await countDownload({ id: file.id }, await readCountedViewer());
    redirect(file.url);
  }
  setStatus(404);
  return <NotFoundView />;
}
