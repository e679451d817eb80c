import type { SourcePicture } from '../../moving.schema';
import type { Library } from '../library';
import type { Notes } from './notes';

/** Facts and findings of the conversion of a post. */
export type ContentContext = {
  /** Id of the post. */
  id: number;
  /** Footnotes as WordPress stores them: JSON, or empty. */
  footnotes: string;
  library: Pick<Library, 'findFile' | 'findBlock' | 'listFilesOf'>;
  notes: Notes;
  /** Pictures of its galleries, in their order. */
  gallery: SourcePicture[];
};

/** Attributes of a shortcode by their lower-case names, and the values without one. */
export type Attributes = { named: Readonly<Record<string, string>>; loose: readonly string[] };
