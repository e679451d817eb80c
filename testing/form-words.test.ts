import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { registrationMessages } from '@/features/account/registration/registration.messages';
import { newsMessages } from '@/features/news/news.messages';
import { passwordRequestsMessages } from '@/features/organisations/password-requests/password-requests.messages';
import { authMessages } from '@/lib/auth/messages';
import { validate } from '@/lib/command/validation';
import { getThai } from '@/lib/messages/message';

const schemaFiles = ['features', 'lib/auth', 'lib/site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[./])schema\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Values that no field of a form takes, and that robots and broken clients send. */
const BAD_VALUES = [undefined, null, '', ' ', '\u0000', '<', 'x'.repeat(200_000), -1, 1e20, Number.NaN, true, [], {}];

/** English words of the older site, which the forms of members and institutions keep. */
const ENGLISH = new Set([
  ...Object.values(registrationMessages).map(getThai),
  ...[authMessages['login.emailRequired'], authMessages['login.emailInvalid']],
  ...[authMessages['login.memberPasswordRequired'], authMessages['login.memberPasswordShort']],
  ...[passwordRequestsMessages['registrations.emailRequired'], passwordRequestsMessages['registrations.emailInvalid']],
  newsMessages['news.idRequired'].th,
]);

const THAI = /[\u0e01-\u0e4e]/;

/** Messages about a value that can't be right, with the path of their field. */
function listWords(schema: z.ZodType, raw: unknown): [string, string][] {
  const checked = validate(schema, raw);
  return checked.success ? [] : Object.entries(checked.fields);
}

/** Every field of a form at once, each with the same bad value; of other schemas the value itself. */
function listTrials(schema: z.ZodType): unknown[] {
  const names = listFieldNames(schema);
  const filled = BAD_VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  return [...BAD_VALUES, ...filled];
}

function listFieldNames(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return listFieldNames(schema.in);
  return [];
}

test.each(schemaFiles)('%s refuses in Thai, whatever is sent', async (file) => {
  const loaded: Record<string, unknown> = await import(resolve(file));
  for (const [name, schema] of Object.entries(loaded)) {
    if (!(schema instanceof z.ZodType)) continue;
    for (const raw of listTrials(schema))
      for (const [field, words] of listWords(schema, raw))
        if (!THAI.test(words) && !ENGLISH.has(words)) throw new Error(`${file} ${name}.${field}: ${words}`);
  }
});
