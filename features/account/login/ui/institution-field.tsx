'use client';

import { type ComponentType, useContext, useEffect, useState } from 'react';
import { FieldFrame } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import type { InstitutionOption, PickerProps } from './institution-picker';

const NAME = 'userName';
const LABEL = 'วิทยาลัย/หน่วยงาน';

/** Select among several hundred institutions: a search by name or code with script, otherwise a plain select. */
export function InstitutionField({ institutions }: { institutions: readonly InstitutionOption[] }) {
  const { values } = useContext(FormContext);
  const [Picker, setPicker] = useState<ComponentType<PickerProps>>();
  const [focus, setFocus] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    import('./institution-picker').then(
      (loaded) => {
        setFocus(document.activeElement?.getAttribute('name') === NAME);
        setPicker(() => loaded.InstitutionPicker);
      },
      () => undefined,
    );
  }, []);
  // A submitted form is reset; the picker is remounted with the submitted value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs at every new answer
  useEffect(() => {
    setRound((last) => last + 1);
    setFocus(false);
  }, [values]);
  if (!Picker) {
    const choices = institutions.map(({ userName, name }) => ({ value: userName, label: `${name} (${userName})` }));
    return <SelectField name={NAME} label={LABEL} choices={[{ value: '', label: 'เลือก…' }, ...choices]} />;
  }
  return (
    <FieldFrame name={NAME} label={LABEL} hint="พิมพ์ชื่อหรือรหัสเพื่อค้นหา">
      {({ value, ...wired }) => (
        <Picker key={round} name={NAME} institutions={institutions} chosen={value} focus={focus} wired={wired} />
      )}
    </FieldFrame>
  );
}
