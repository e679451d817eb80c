import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const declared = z.custom<{ access: string; input: z.ZodType }>(
  (value) => typeof value === 'function' && 'access' in value && typeof value.access === 'string',
);
const runnable = z.custom<(raw: unknown, viewer: object) => Promise<unknown>>((value) => typeof value === 'function');
const lib = join(__dirname, '..');

type Found = {
  /** Its noun and its own name, `news.saveNews`. */
  name: string;
  access: string;
  input: z.ZodType;
  run: (raw: unknown, viewer: object) => Promise<unknown>;
};

/** Every command that lib declares, by their names. */
export async function findCommands(): Promise<Found[]> {
  const nouns = readdirSync(lib, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = nouns.flatMap(({ name }) =>
    readdirSync(join(lib, name))
      .filter((file) => /^(?:.*-)?commands\.ts$|^replace\.ts$/.test(file))
      .map((file) => ({ noun: name, path: join(lib, name, file) })),
  );
  const found: Found[] = [];
  for (const { noun, path } of files) {
    const exported: object = await import(path);
    for (const [name, value] of Object.entries(exported)) {
      const command = declared.safeParse(value);
      if (!command.success) continue;
      const { access, input } = command.data;
      found.push({ name: `${noun}.${name}`, access, input, run: runnable.parse(value) });
    }
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}
