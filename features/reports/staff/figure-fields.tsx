'use client';

import clsx from 'clsx';
import { useContext } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { figureNames, type ReportFigures } from '../figures.schema';
import { reportsMessages as words } from '../reports.messages';

/** Fields to type the figures. */
export function FigureFields({ figures }: { figures: ReportFigures }) {
  const { values, fields = {} } = useContext(FormContext);
  const error = Object.entries(fields).find(([name]) => name.startsWith('typed'))?.[1];
  return (
    <details open={error !== undefined}>
      <summary className="cursor-pointer py-2 font-normal text-link text-sm">{words['reports.typeFigures']}</summary>
      {error && (
        <p role="alert" className="mb-2 font-normal text-bad text-sm">
          {error}
        </p>
      )}
      <div className="grid gap-4">
        {figures.categories.map((category) => (
          <fieldset key={category.id} className="grid grid-cols-3 gap-2">
            <legend className="mb-1 text-sm">{category.name}</legend>
            {figureNames.map((name) => (
              <label key={name} className="text-ink-2 text-xs">
                {words[`reports.${name}`]}
                <input
                  name={`${name}.${category.id}`}
                  inputMode="numeric"
                  defaultValue={values?.[`${name}.${category.id}`] ?? category[name]}
                  className={clsx(controlClass, 'tabular')}
                />
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
