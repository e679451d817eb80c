'use client';

import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatBytes } from '@/lib/time/format';
import { mediaMessages } from '../media.messages';
import type { Upload } from './use-uploads';

type UploadHandlers = Readonly<Record<'onCancel' | 'onRetry' | 'onRemove', (id: number) => void>>;
type Props = { uploads: readonly Upload[] } & UploadHandlers;

/** List of uploads, each with its progress, error and actions. */
export function UploadList({ uploads, ...doing }: Props) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <>
      {uploads.length > 0 && (
        <ul className="mt-4 border-line border-t">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...doing} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {uploads.length > 0 &&
          [
            `${mediaMessages['media.uploaded']} ${done} ${mediaMessages['media.of']} ${uploads.length}`,
            ...failed.map(({ file, message }) => `${file.name}: ${message ?? ''}`),
          ].join(' ')}
      </p>
    </>
  );
}

function UploadRow({ upload, onCancel, onRetry, onRemove }: { upload: Upload } & UploadHandlers) {
  const { id, file, state, share, message, again } = upload;
  const under = state === 'waiting' || state === 'sending' || state === 'working';
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 text-sm">
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2">
          <span className="truncate font-normal">{file.name}</span>
          <span className="tabular shrink-0 text-ink-3 text-xs">{formatBytes(file.size)}</span>
        </p>
        {(state === 'sending' || state === 'working') && (
          <ProgressBar
            label={`${mediaMessages['media.progress']} ${file.name}`}
            of={100}
            done={state === 'working' ? undefined : Math.round(share * 100)}
            className="mt-1 h-1.5"
          />
        )}
        <p className="text-ink-2 text-xs">
          {state === 'failed' ? (
            <span className="font-normal text-bad">{message}</span>
          ) : (
            mediaMessages[`media.state.${state}`]
          )}
        </p>
      </div>
      {state === 'done' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />}
      {state === 'failed' && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />}
      {(state === 'cancelled' || (state === 'failed' && again)) && (
        <IconButton label={`${mediaMessages['media.retry']} ${file.name}`} onClick={() => onRetry(id)}>
          <RotateCw aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      <IconButton
        label={`${mediaMessages[under ? 'media.cancel' : 'media.unlist']} ${file.name}`}
        onClick={() => (under ? onCancel(id) : onRemove(id))}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
