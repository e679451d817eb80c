'use client';

import { ExternalLink, Trash2, Video } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { toSafeTarget } from '@/lib/http/safe-target';
import { readVideo } from '@/lib/rich-text/video';
import { MAX_VIDEOS } from '../../item/content.schema';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import { CardError, EditorCard } from './editor-card';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Video links; only those that pages can embed are accepted. */
export function VideosCard() {
  const session = useSession();
  const links = useEditor(({ content }) => content.videoLinks);
  const refused = useFieldError('videoLinks');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const error = wrong ?? refused;
  const add = () => {
    const link = typed.trim();
    const verdict = findLinkError(link, links);
    setWrong(verdict);
    if (verdict === undefined) {
      session.change({ videoLinks: [...links, link] });
      setTyped('');
    }
    input.current?.focus();
  };
  return (
    <EditorCard title={`${t['editor.videos'].th}${links.length > 0 ? ` (${links.length})` : ''}`} field="videoLinks">
      {links.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {links.map((link) => (
            <li key={link} className="flex items-center gap-2 rounded-sm border border-line p-2">
              <Video aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
              <span className="min-w-0 grow">
                <span className="block font-normal text-sm">{getHost(link)}</span>
                <span className="block truncate text-ink-3 text-xs">{link}</span>
              </span>
              {readVideo(link) && (
                <a
                  href={toSafeTarget(link)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${t['editor.openVideo']} ${link}`}
                  className="inline-flex size-10 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-sunken"
                >
                  <ExternalLink aria-hidden="true" className="size-4" />
                </a>
              )}
              <IconButton
                label={`${t['editor.remove']} ${link}`}
                onClick={() => session.change({ videoLinks: links.filter((one) => one !== link) })}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {t['editor.videoLink']}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          className={`${controlClass} min-w-0 flex-1 text-sm`}
        />
        <Button onClick={add} className="shrink-0">
          {t['editor.addVideo']}
        </Button>
      </div>
      <CardError id={`${id}-error`}>{error}</CardError>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-xs">
        {t['editor.videoHint']}
      </p>
    </EditorCard>
  );
}

function findLinkError(link: string, links: readonly string[]): string | undefined {
  if (readVideo(link)?.embed === undefined) return newsroomMessages['newsroom.badVideo'];
  if (links.includes(link)) return t['editor.sameVideo'];
  return links.length >= MAX_VIDEOS ? `${t['editor.full']} ${MAX_VIDEOS}` : undefined;
}

function getHost(link: string): string {
  const embed = readVideo(link)?.embed ?? '';
  if (embed.includes('youtube')) return 'YouTube';
  return embed.includes('facebook') ? 'Facebook' : newsroomMessages['newsroom.badVideo'];
}
