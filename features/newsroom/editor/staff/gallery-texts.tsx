'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { cutText } from '@/lib/text/text-rules';
import { ALT_LENGTH, type NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { useEditor } from './use-editor';

const t = editorMessages;
type Pictures = NewsContent['pictures'];

type Props = {
  pictures: Pictures;
  /** Ids of the chosen files. */
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], is: boolean) => void;
  onGive: (pictures: Pictures) => void;
};

/**
 * One alternative text for several pictures of the gallery: the chosen ones, or all that have none. It is suggested from
 * the headline; each picture gets its number after it.
 */
export function GalleryTexts({ pictures, chosen, onChoose, onGive }: Props) {
  const id = useId();
  const topic = useEditor(({ content }) => content.topic.trim());
  const [typed, setTyped] = useState<string>();
  const words = typed ?? topic;
  const isMeant = ({ mediaId, alt, decorative }: Pictures[number]) =>
    !decorative && (chosen.size > 0 ? chosen.has(mediaId) : alt === '');
  const count = pictures.filter(isMeant).length;
  const give = () =>
    onGive(
      pictures.map((one, index) => {
        if (!isMeant(one)) return one;
        return { ...one, alt: numberText(words.trim(), index + 1), caption: one.caption ?? one.alt };
      }),
    );
  const ids = pictures.map(({ mediaId }) => mediaId);
  const allChosen = chosen.size === ids.length;
  return (
    <div className="mb-4 rounded-sm bg-sunken p-3">
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {t['editor.sharedAlt']}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          value={words}
          maxLength={ALT_LENGTH}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${controlClass} min-w-48 flex-1 text-sm`}
        />
        <Button onClick={give} disabled={count === 0 || words.trim() === ''} className="tabular">
          {t[chosen.size > 0 ? 'editor.giveToChosen' : 'editor.giveToBare']} ({count})
        </Button>
        <Button look="quiet" onClick={() => onChoose(ids, !allChosen)}>
          {t[allChosen ? 'editor.chooseNone' : 'editor.chooseAll']}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-2 text-xs">
        {t['editor.sharedAltHint']}
      </p>
    </div>
  );
}

/** The text with the picture's number, which stays when the text has to be cut. */
function numberText(text: string, number: number): string {
  const end = ` (${t['editor.picture']} ${number})`;
  return `${cutText(text, ALT_LENGTH - end.length)}${end}`;
}
