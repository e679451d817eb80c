'use client';

import { useId } from 'react';
import { say } from '@/lib/messages/language';
import { uiMessages } from '../messages/ui/messages';
import { type DisplaySetting, setDisplaySetting, useDisplaySetting } from './display-setting';
import { TEXT_SIZE_KEY, textSizes } from './theme';

const setting: DisplaySetting = { key: TEXT_SIZE_KEY, attribute: 'text', values: ['112', '125'] };
const signs = { '100': '-', '112': '', '125': '+' } as const;

/** Text size in three steps; radio buttons, so that arrow keys change it and the menu stays open. */
export function TextSizeChoice() {
  const current = useDisplaySetting(setting) ?? '100';
  const name = useId();
  return (
    <fieldset className="px-4 pt-1 pb-3">
      <legend className="mb-2 font-normal text-ink-2 text-xs">{say(uiMessages['ui.textSize'])}</legend>
      <div className="grid grid-cols-3 gap-2">
        {textSizes.map((size) => (
          <label key={size} className="display-choice">
            <input
              type="radio"
              name={name}
              value={size}
              checked={size === current}
              onChange={() => setDisplaySetting(setting, size)}
              className="sr-only"
            />
            <span aria-hidden="true" className="font-strong text-base">
              {`${say(uiMessages['ui.letter'])}${signs[size]}`}
            </span>
            <span className="tabular text-xs">{size}%</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
