'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { formatLongDay } from '@/lib/time/format';
import { formatThaiDayInput, readThaiDay } from '@/lib/time/thai-time';

/**
 * Field for a birthday with a Buddhist year, typed: a calendar would begin decades away. Digits alone are enough, as the
 * number pads of phones have nothing else. The day that was read stands below, so that a slip is seen.
 *
 * @param known the day on record, `YYYY-MM-DD` of the common era; without one the field is empty at first
 */
export function BirthDateField({ known }: { known?: string }) {
  const { value: sent } = useFieldState('birthDate');
  const [day, setDay] = useState(sent === undefined ? known : readThaiDay(sent));
  return (
    <Field
      name="birthDate"
      label="วันเกิด (พ.ศ.)"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="วว/ดด/ปปปป"
      defaultValue={known && formatThaiDayInput(known)}
      onChange={({ target }) => setDay(readThaiDay(target.value))}
      onBlur={({ target }) => {
        const read = readThaiDay(target.value);
        if (read) target.value = formatThaiDayInput(read);
      }}
      hint={
        <>
          วัน/เดือน/ปี พ.ศ.{' '}
          <output className="whitespace-nowrap font-normal">{day ? formatLongDay(day) : 'เช่น 21/11/2551'}</output>
        </>
      }
    />
  );
}
