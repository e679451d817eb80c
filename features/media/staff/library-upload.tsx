'use client';

import { useRouter } from 'next/navigation';
import { mediaMessages } from '../media.messages';
import { UploadZone } from './upload-zone';

/** Collapsible upload of the library; the grid is refreshed after each file. */
export function LibraryUpload({ open }: { open: boolean }) {
  const router = useRouter();
  return (
    <details open={open} className="group mb-6">
      <summary className="mb-3 inline-flex min-h-11 cursor-pointer items-center rounded-full border border-red-800 bg-red-800 px-5 font-normal text-masthead-ink text-sm hover:bg-red-700 group-open:border-line-strong group-open:bg-surface group-open:text-ink">
        {mediaMessages['media.upload']}
      </summary>
      <UploadZone kind="any" multiple onUploaded={() => router.refresh()} />
    </details>
  );
}
