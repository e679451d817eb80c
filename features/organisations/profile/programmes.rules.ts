import { toSearchText } from '@/lib/text/search-text';
import { type ProgrammeLevel, type Programmes, programmeLevels, teachingKinds } from './programmes.schema';

/** Columns of the programmes by level, and of the search for them; none for a kind that doesn't teach. */
export function toProgrammeColumns(given: Programmes, kind: string) {
  const taught = teachingKinds.includes(kind) ? programmeLevels : [];
  const programmes = taught.flatMap((level) => {
    const names = given[level] ?? [];
    return names.length > 0 ? [[level, names] as const] : [];
  });
  return {
    programmes: Object.fromEntries(programmes),
    programmeSearch: toSearchText(programmes.flatMap(([, names]) => names).join(' · ')),
  };
}

/** Programmes of a row by level; other stored values are dropped. */
export function readProgrammes(stored: unknown): Record<ProgrammeLevel, string[]> {
  const levels = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const of = (level: ProgrammeLevel): string[] => {
    const names: unknown = levels.get(level);
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  };
  return { certificate: of('certificate'), diploma: of('diploma'), bachelor: of('bachelor'), short: of('short') };
}

/** Levels that have programmes, in their order. */
export const listProgrammes = (stored: unknown): { level: ProgrammeLevel; names: string[] }[] => {
  const programmes = readProgrammes(stored);
  return programmeLevels.flatMap((level) =>
    programmes[level].length > 0 ? [{ level, names: programmes[level] }] : [],
  );
};
