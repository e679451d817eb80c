'use client';

import { useId, useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { useAutocomplete } from '@/features/search/ui/box/use-autocomplete';
import { alertsMessages as words } from '../alerts.messages';

type Props = { office?: string; chosen?: number };

/** Text field for an organisation's name, with suggestions if JavaScript is available. */
export function OfficeField({ office, chosen }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { answer = [] } = useAutocomplete(typed);
  const hint = (
    <>
      {words['alerts.officeHint'].th}
      <a href="/sitemap/#organisations" className="text-link underline">
        {words['alerts.officeList'].th}
      </a>
    </>
  );
  return (
    <>
      {chosen !== undefined && <input type="hidden" name="organisation" value={chosen} />}
      <Field
        name="office"
        label={words['alerts.organisation'].th}
        hint={hint}
        defaultValue={office}
        maxLength={200}
        list={`${id}-offices`}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        className="sm:max-w-xl"
        optional
      />
      <datalist id={`${id}-offices`}>
        {answer.map((one) => one.kind === 'organisation' && <option key={one.id} value={one.label} />)}
      </datalist>
    </>
  );
}
