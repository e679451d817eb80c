import { z } from 'zod';

/** Text of one line: line breaks and other control characters are refused, as they could become headers. */
export const lineField = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

export const name = lineField(300);
export const password = lineField(200);
/** A page of the site, as a path or absolute URL; the mail renderer refuses other sites. */
export const link = lineField(2_000);
/** Login form of the account that a mail is about. */
export const door = z.enum(['staff', 'collegeUser', 'member']);
export const hours = z.number().int().positive();
export const minutes = hours;
export const frequency = z.enum(['now', 'daily', 'weekly']);
export const dataRequestKind = z.enum([
  'access',
  'correction',
  'deletion',
  'objection',
  'portability',
  'restriction',
  'withdrawal',
]);

/** Declares a mail with its data. */
export const template = <const T extends string, S extends z.ZodRawShape>(word: T, shape: S) =>
  z.object({ template: z.literal(word), data: z.object(shape) });

/** Texts that the portal generates, in formats without room for prose. */
export const generatedText = {
  /** The address that the mail goes to, by which a member logs in. */
  address: z.stringFormat('own address', /^[a-z0-9_'+.-]+@[a-z0-9.-]+$/),
  link: z.stringFormat('own link', /^(?:https?:\/)?\/[\x21-\x7e]{0,2000}$/),
  trackingCode: z.stringFormat('tracking code', /^[A-Z0-9-]{4,40}$/),
  password: z.stringFormat('password', /^[\x21-\x7e]{1,200}$/),
  /** Login name of an office, given by the agency; of a member the address that the mail goes to. */
  userName: z.stringFormat('user name', /^[^\p{Cc}\u2028\u2029]{1,300}$/u),
};
type GeneratedText = z.ZodCustomStringFormat;

/** Field types without room for typed text. Plain strings are excluded, which the compiler enforces. */
type TextlessField = z.ZodEnum | z.ZodNumber | z.ZodISODate | GeneratedText | z.ZodOptional<GeneratedText | z.ZodEnum>;
/** Declares a mail without room for typed text. */
export const textlessTemplate = <const T extends string, S extends Record<string, TextlessField>>(word: T, shape: S) =>
  template(word, shape);
