import { join } from 'node:path';
import { z } from 'zod';
import { listSources } from './sources';

const declared = z.custom<{ access: string; input: z.ZodType; fresh: boolean }>(
  (value) => typeof value === 'function' && 'access' in value && typeof value.access === 'string',
);
const runnable = z.custom<(raw: unknown, viewer: object) => Promise<unknown>>((value) => typeof value === 'function');

type FoundCommand = {
  /** Folder and export name, `categories.saveCategory`. */
  name: string;
  access: string;
  /** True if it asks for a fresh proof. */
  fresh: boolean;
  input: z.ZodType;
  run: (raw: unknown, viewer: object) => Promise<unknown>;
};

/** All commands of the product. */
export async function findCommands(): Promise<FoundCommand[]> {
  const files = listSources().filter((file) => /(?:^|[./-])commands\.ts$|\/replace\.ts$/.test(file));
  const found: FoundCommand[] = [];
  for (const file of files) {
    const exported: object = await import(join(process.cwd(), file));
    const [, topic = ''] = /([^/]+)\/(?:[^/]+)$/.exec(file) ?? [];
    for (const [name, value] of Object.entries(exported)) {
      const command = declared.safeParse(value);
      if (!command.success) continue;
      const { access, input, fresh } = command.data;
      found.push({ name: `${topic}.${name}`, access, input, fresh, run: runnable.parse(value) });
    }
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}
