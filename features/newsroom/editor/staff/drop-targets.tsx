'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { guessMediaKind } from '@/features/media/media.rules';

/** Places of the editor that take files. */
export type DropTarget = 'cover' | 'text' | 'gallery' | 'attachments';
type TakeFiles = (files: readonly File[]) => void;

const DropContext = createContext<Map<DropTarget, TakeFiles>>(new Map());

/** Knows the places of one editor that take files. */
export function DropTargets({ children }: { children: ReactNode }) {
  const [targets] = useState(() => new Map<DropTarget, TakeFiles>());
  return <DropContext value={targets}>{children}</DropContext>;
}

/** Makes a place known that takes files of one kind: documents are attachments, all others take pictures. */
export function useDropTarget(name: DropTarget, take: TakeFiles): void {
  const targets = use(DropContext);
  useEffect(() => {
    targets.set(name, take);
    return () => {
      targets.delete(name);
    };
  });
}

/**
 * Function that gives dropped files to the places that take them: documents to the attachments, pictures to the place
 * they were dropped on. A cover takes one, the others go to the gallery, as do pictures dropped on the attachments.
 */
export function useGiveFiles(): (files: readonly File[], place: DropTarget) => void {
  const targets = use(DropContext);
  return useCallback(
    (files, place) => {
      const documents = files.filter(({ name }) => guessMediaKind(name) === 'document');
      const pictures = files.filter((file) => !documents.includes(file));
      const first = place === 'cover' ? pictures.slice(0, 1) : [];
      const rest = pictures.slice(first.length);
      targets.get('cover')?.(first);
      targets.get(place === 'text' ? 'text' : 'gallery')?.(rest);
      targets.get('attachments')?.(documents);
    },
    [targets],
  );
}
