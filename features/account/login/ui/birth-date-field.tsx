'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { formatLongDay } from '@/lib/time/format';
import { formatThaiDayInput, readThaiDay } from '@/lib/time/thai-time';

/**
 * Field for a birthday with a Buddhist year, typed: a calendar would begin decades away. Digits alone are enough, as the
 * number pads of phones have nothing else. The day that was read stands below, so that a slip is seen.
 *
 * @param usual the day that it suggests, `YYYY-MM-DD` of the common era
 */
export function BirthDateField({ usual }: { usual: string }) {
  const [day, setDay] = useState<string | undefined>(usual);
  return (
    <Field
      name="birthDate"
      label="วันเกิด (พ.ศ.)"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="วว/ดด/ปปปป"
      defaultValue={formatThaiDayInput(usual)}
      onChange={({ target }) => setDay(readThaiDay(target.value))}
      onBlur={({ target }) => {
        const read = readThaiDay(target.value);
        if (read) target.value = formatThaiDayInput(read);
      }}
      hint={
        <>
          วัน/เดือน/ปี พ.ศ. <output className="whitespace-nowrap font-normal">{day ? formatLongDay(day) : '–'}</output>
        </>
      }
    />
  );
}
