'use client';

import { AtSign } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { forumMessages as words } from '../forum.messages';
import { BODY_LENGTH, type Person } from '../forum.schema';
import { MentionList } from './mention-list';
import { readMentionQuery } from './mention-query';
import { usePeople } from './use-people';

type Props = { roomId?: number; body?: string; rows?: number };

/**
 * Text field of a post. After an `@` the names of the room's readers are suggested; typing a whole name mentions it
 * too.
 */
export function BodyField({ roomId, body, rows = 6 }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [call, setCall] = useState<{ room: number; search: string }>();
  const people = usePeople(call);
  const look = () => {
    const area = box.current;
    const search = area ? readMentionQuery(area.value, area.selectionStart) : undefined;
    const room = roomId ?? Number(area?.form?.querySelector<HTMLSelectElement>('[name=roomId]')?.value ?? 0);
    setCall(search === undefined || room === 0 ? undefined : { room, search });
  };
  const take = ({ name }: Person) => {
    const area = box.current;
    const typed = area ? readMentionQuery(area.value, area.selectionStart) : undefined;
    if (!area || typed === undefined) return;
    area.setRangeText(`${name} `, area.selectionStart - typed.length, area.selectionStart, 'end');
    setCall(undefined);
    area.focus();
  };
  const begin = () => {
    const area = box.current;
    if (!area) return;
    const isApart = area.selectionStart === 0 || /\s$/.test(area.value.slice(0, area.selectionStart));
    area.setRangeText(isApart ? '@' : ' @', area.selectionStart, area.selectionEnd, 'end');
    area.focus();
    look();
  };
  return (
    <FieldFrame name="body" label={words['forum.body']} hint={words['forum.bodyHint']}>
      {({ value, ...wired }) => (
        <div className="relative">
          <textarea
            ref={box}
            name="body"
            required
            rows={rows}
            maxLength={BODY_LENGTH}
            defaultValue={value ?? body}
            onInput={look}
            onClick={look}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && people.length > 0) {
                event.preventDefault();
                setCall(undefined);
              }
              const first = list.current?.querySelector('button');
              if (event.key !== 'ArrowDown' || !first) return;
              event.preventDefault();
              first.focus();
            }}
            className={controlClass}
            {...wired}
          />
          <MentionList
            box={list}
            people={call ? people : []}
            onPick={take}
            onLeave={() => {
              setCall(undefined);
              box.current?.focus();
            }}
          />
          <Button size="sm" look="quiet" onClick={begin} className="mt-1 noscript:hidden" icon={AtSign}>
            {words['forum.mention']}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
