import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { toSearchText } from '@/lib/text/search-text';

/** Maximum length of a search, in characters. */
const SEARCH_LENGTH = 200;
const VISITOR_LENGTH = 64;

/** Legacy clients send an empty text, or null, for "none". */
const optionalField = <T extends z.ZodType>(inner: T) =>
  z.union([inner, z.literal('').transform(() => undefined), z.null().transform(() => undefined)]).optional();

const wholeNumberIn = (min: number, max: number) =>
  z.union([
    z.number().int().min(min).max(max),
    z
      .string()
      .regex(/^[0-9]{1,10}$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
  ]);

/** A whole number from `min` to `max`, as a number or its digits; empty for none. */
export const optionalWholeNumber = (min: number, max: number, description: string) =>
  optionalField(wholeNumberIn(min, max)).meta({ description });

/** An id, as a number or its digits; empty for none. */
export const optionalId = (description: string) => optionalField(id).meta({ description });

const ON: readonly unknown[] = [1, '1', true, 'true'];
const OFF: readonly unknown[] = [0, '0', false, 'false'];

/** True for 1 and true; anything else is false. */
export const flagDefaultOff = (description: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => ON.includes(value))
    .meta({ description, enum: [0, 1], default: 0 });

/** False for 0 and false; anything else is true. */
export const flagDefaultOn = (description: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => !OFF.includes(value))
    .meta({ description, enum: [0, 1], default: 1 });

/** 0 or 1, as a number or its digit. */
export const zeroOrOne = (description: string) => wholeNumberIn(0, 1).meta({ description });

/** A text that the feature behind the call validates; a number counts as its digits. */
export const uncheckedField = (description: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'number' ? String(value) : value))
    .meta({ description, type: 'string' });

/** A field that legacy clients send and whose value is ignored; only its presence affects the mode. */
export const ignoredField = (description: string) => z.unknown().optional().meta({ description });

/** A search text; a number counts as its digits. */
export const searchField = (description: string) =>
  z
    .union([text(SEARCH_LENGTH), z.number().transform(String), z.null().transform(() => '')])
    .default('')
    .transform(toSearchText)
    .meta({ description });

/** Random id from the browser, which tells readers behind one address apart. */
export const visitorField = text(VISITOR_LENGTH)
  .optional()
  .meta({ description: 'รหัสสุ่มที่หน้าเว็บเก็บไว้ในเครื่องของผู้อ่าน ใช้แยกผู้อ่านที่อยู่หลังที่อยู่ IP เดียวกัน (ไม่บังคับ)' });
