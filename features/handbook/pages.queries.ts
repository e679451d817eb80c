import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaRole } from '@/lib/areas/schema';
import { buildPage, type HandbookPage, listPictureFiles, listSectionFiles } from './pages.rules';

export const HANDBOOK_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'handbook');

/** The pages that were read; the files of a running portal do not change. */
const pages = new Map<AreaRole, Promise<HandbookPage>>();

/**
 * A role's page of the handbook, with its pictures as data addresses: they are few and small. A picture that has not been
 * made is left out.
 */
export function readHandbook(role: AreaRole): Promise<HandbookPage> {
  const known = pages.get(role);
  if (known) return known;
  const reading = readPage(role);
  pages.set(role, reading);
  reading.catch(() => pages.delete(role));
  return reading;
}

async function readPage(role: AreaRole): Promise<HandbookPage> {
  const markdown = await readText(`${role}.md`);
  const files = listSectionFiles(markdown);
  const sections = await Promise.all(files.map(async (file) => [file, await readText(join('screens', file))] as const));
  const names = [...new Set([markdown, ...sections.map(([, text]) => text)].flatMap(listPictureFiles))];
  const made = new Set(await readdir(join(HANDBOOK_FOLDER, 'pictures')));
  const pictures = await Promise.all(
    names.filter((name) => made.has(name)).map(async (name) => [name, await readPicture(name)] as const),
  );
  return buildPage(markdown, new Map(sections), new Map(pictures));
}

const readText = (file: string): Promise<string> => readFile(join(HANDBOOK_FOLDER, file), 'utf8');

async function readPicture(name: string): Promise<string> {
  const bytes = await readFile(join(HANDBOOK_FOLDER, 'pictures', name));
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
