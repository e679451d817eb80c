import type { Source } from '../sources.queries';

/** Properties of a part of a source's page. */
export type PartProps = { source: Source; page: number; path: string };
