'use client';

import { type ReactNode, useId } from 'react';
import { type Block, joinBlocks, type Token } from '@/lib/merge/html-blocks';
import type { Keep, Keeps } from '@/lib/merge/merge-html';
import type { MergeRun } from '@/lib/merge/merge-lists';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { editorMessages } from '../editor.messages';
import type { Side } from '../editor.schema';
import type { PartMerge } from './merge-part';

const t = editorMessages;
const keepKinds = ['both', 'mine', 'theirs'] as const;
const tones = { mine: 'bg-gold-100 text-ok', theirs: 'bg-sunken text-link' } as const;

type Props = {
  merge: PartMerge;
  keeps: Keeps;
  onKeep: (place: number, keep: Keep) => void;
  names: Readonly<Record<Side, string>>;
};

/** A merged text: whose words each change is, and a choice at each place that both sides changed. */
export function MergedText({ merge, ...choices }: Props) {
  let place = 0;
  const show = <T,>(run: MergeRun<T>, toText: (items: readonly T[]) => string, key: number | string): ReactNode => {
    if (run.kind !== 'both') return <Run key={key} run={run} toText={toText} names={choices.names} />;
    place += 1;
    const texts = { mine: toText(run.mine), theirs: toText(run.theirs) };
    return <Place key={key} number={place} texts={texts} {...choices} />;
  };
  if (merge.kind === 'text') {
    return (
      <div className="whitespace-pre-wrap break-words">
        {merge.runs.map((run, index) => show(run, (words) => words.join(''), index))}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      {merge.pieces.map((piece, index) => {
        if (piece.kind === 'words') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one merge never change places
            <div key={index} className="whitespace-pre-wrap break-words">
              {piece.runs.map((run, at) => show(run, toWords, at))}
            </div>
          );
        }
        const { run } = piece;
        return run.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one merge never change places
          <p key={index} className="text-ink-3 text-xs">
            … {run.items.length} {t['editor.sameBlocks']}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one merge never change places
          <div key={index} className="whitespace-pre-wrap break-words">
            {show(run, toBlockText, 0)}
          </div>
        );
      })}
    </div>
  );
}

const toWords = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');
const toBlockText = (blocks: readonly Block[]): string => toPlainText(joinBlocks(blocks));

type RunProps<T> = Pick<Props, 'names'> & {
  run: Exclude<MergeRun<T>, { kind: 'both' }>;
  toText: (items: readonly T[]) => string;
};

/** Words that all have, or a change of one side. */
function Run<T>({ run, toText, names }: RunProps<T>) {
  const text = toText(run.items);
  if (run.kind === 'same') return text;
  const [before, name, tone] = [toText(run.before), names[run.kind], tones[run.kind]];
  // Elements around the words changed, not the words.
  if (before === text)
    return <Change tone={tone} label={`${t['editor.onlyForm']} ${name}`} text={text} tag="ins" isQuiet />;
  return (
    <>
      {before && <Change tone={tone} label={`${t['editor.deleted']} ${name}`} text={before} tag="del" />}
      {text && <Change tone={tone} label={`${t['editor.added']} ${name}`} text={text} tag="ins" />}
    </>
  );
}

type ChangeProps = { tone: string; label: string; text: string; tag: 'ins' | 'del'; isQuiet?: boolean };

function Change({ tone, label, text, tag: Tag, isQuiet = false }: ChangeProps) {
  const line = isQuiet ? 'no-underline' : Tag === 'del' ? 'line-through decoration-1' : 'underline decoration-1';
  return (
    <Tag title={label} className={`rounded-sm box-decoration-clone px-0.5 ${tone} ${line}`}>
      <span className="sr-only"> [{label}: </span>
      {text}
      <span className="sr-only">] </span>
    </Tag>
  );
}

type PlaceProps = Omit<Props, 'merge'> & { number: number; texts: Readonly<Record<Side, string>> };

/** A place that both sides changed: both are kept until one of them is chosen. */
function Place({ number, texts, keeps, onKeep, names }: PlaceProps) {
  const id = useId();
  const chosen = keeps[number - 1] ?? 'both';
  return (
    <fieldset className="my-2 grid gap-1 rounded-sm border border-warn px-3 py-2">
      <legend className="px-1 text-warn text-xs">
        {t['editor.mergedPlace']} {number}
      </legend>
      {keepKinds.map((keep) => (
        <label key={keep} className="flex min-h-10 items-start gap-2 py-1.5">
          <input
            type="radio"
            name={id}
            checked={chosen === keep}
            onChange={() => onKeep(number - 1, keep)}
            className="mt-0.5 size-5 shrink-0 accent-red-800"
          />
          <span className="min-w-0">
            <span className="block text-ink-2 text-xs">{keep === 'both' ? t['editor.keepBoth'] : names[keep]}</span>
            {keep === 'both'
              ? [texts.mine, texts.theirs].filter(Boolean).join(' ')
              : texts[keep] || <span className="text-ink-3">({t['editor.deleted']})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
