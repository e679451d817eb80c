'use client';

import { Eye, GitCompareArrows } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { autosavePreviewHref, previewHref } from '../../previews/previews.schema';
import { editorMessages } from '../editor.messages';
import { useSession } from './use-editor';

const CompareDialog = dynamic(() => import('./compare-dialog').then((module) => module.CompareDialog), { ssr: false });
const t = editorMessages;

/** Preview and comparison of a correction to a public item, before readers see it: nothing is saved for them. */
export function CorrectionButtons() {
  const session = useSession();
  const [comparing, setComparing] = useState(false);
  const preview = async () => {
    const { id } = session.read();
    if (id === undefined) return;
    session.flush();
    // The tab has to be opened before the autosave is complete.
    const tab = window.open('about:blank');
    if (session.isChanged) await session.keep();
    if (session.isUnsafe) {
      tab?.close();
      return toast(t['editor.failed'], { kind: 'bad' });
    }
    tab?.location.replace(session.isChanged ? autosavePreviewHref(id, session.autosaveKey) : previewHref({ id }));
  };
  return (
    <>
      <Button size="sm" onClick={preview} className="noscript:hidden" icon={Eye}>
        {t['editor.preview']}
      </Button>
      <Button
        size="sm"
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          session.flush();
          setComparing(true);
        }}
        className="noscript:hidden"
        icon={GitCompareArrows}
      >
        {t['editor.compare']}
      </Button>
      {comparing && <CompareDialog onClose={() => setComparing(false)} />}
    </>
  );
}
