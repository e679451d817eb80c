'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { formatDate } from '@/lib/time/format';

/** Native date field (years of the common era) with the Thai date beside it. */
export function BirthDateField({ usual }: { usual: string }) {
  const [day, setDay] = useState(usual);
  return (
    <Field
      name="birthDate"
      type="date"
      label="วันเกิด"
      autoComplete="bday"
      defaultValue={usual}
      onChange={({ target }) => setDay(target.value)}
      hint={
        <>
          ปีในช่องเป็น ค.ศ. ตรงกับ <output className="whitespace-nowrap font-normal">{formatThaiDay(day)}</output>
        </>
      }
    />
  );
}

/** `พ.ศ. 21 พ.ย. 2551`, or a dash while the date is incomplete. */
function formatThaiDay(day: string): string {
  const date = new Date(`${day}T00:00:00+07:00`);
  return Number.isNaN(date.getTime()) ? 'พ.ศ. –' : `พ.ศ. ${formatDate(date)}`;
}
