'use client';

import dynamic from 'next/dynamic';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { MediaEntry, MediaKind } from '@/lib/files/picture.schema';
import { toEditorFile } from '../editor.schema';
import { useSession } from './use-editor';

const MediaPicker = dynamic(() => import('@/features/media/staff/media-picker').then((module) => module.MediaPicker), {
  ssr: false,
});

type PickMedia = (kind: MediaKind, multiple?: boolean) => Promise<MediaEntry[]>;
const MediaPickerContext = createContext<PickMedia>(async () => []);

/** Opens the library; resolves with the chosen files, or with none if it was closed. */
export const useMediaPicker = (): PickMedia => use(MediaPickerContext);

type PickRequest = { kind: MediaKind; multiple: boolean; open: boolean };

/** One media picker for the whole editor; it is rendered outside the editor's form, as it has forms of its own. */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [asked, setAsked] = useState<PickRequest>();
  const answer = useRef<(entries: MediaEntry[]) => void>(undefined);
  const pick = useCallback<PickMedia>((kind, multiple = false) => {
    setAsked({ kind, multiple, open: true });
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const settle = (entries: MediaEntry[]) => {
    setAsked((before) => before && { ...before, open: false });
    session.addFiles(entries.map(toEditorFile));
    answer.current?.(entries);
  };
  return (
    <MediaPickerContext value={pick}>
      {children}
      {asked && (
        <MediaPicker
          kind={asked.kind}
          multiple={asked.multiple}
          open={asked.open}
          onClose={() => settle([])}
          onPick={settle}
        />
      )}
    </MediaPickerContext>
  );
}
