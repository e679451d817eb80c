'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FieldFrame } from '@/components/ui/form/field';
import { siteColorsMessages as words } from '../site-colors/site-colors.messages';
import type { ColorProblem } from '../site-colors/site-colors.rules';

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (color: string) => void;
  problem: ColorProblem | undefined;
};

/** Colour field with its verdict, and a button that takes the nearest readable colour. */
export function ColorInput({ name, label, hint, value, onChange, problem }: Props) {
  return (
    <div className="grid gap-2">
      <FieldFrame name={name} label={`${label} ${value}`} hint={hint} error={problem?.text}>
        {({ value: _, ...wired }) => (
          <input
            type="color"
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-full max-w-40 rounded-sm border border-line-strong bg-surface p-1"
            {...wired}
          />
        )}
      </FieldFrame>
      {problem ? (
        <div>
          <Button size="sm" onClick={() => onChange(problem.near)}>
            <span aria-hidden="true" className="size-4 rounded-full" style={{ background: problem.near }} />
            {words['colors.useNear'].replace('{near}', problem.near)}
          </Button>
        </div>
      ) : (
        <p className="text-ink-2 text-sm">{words['colors.good']}</p>
      )}
    </div>
  );
}
