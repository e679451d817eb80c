import type { Picture } from '@/lib/files/picture.schema';
import type { ProfileLink } from '../organisations.schema';

/** Public profile of an organisation. */
export type PublicOrganisation = {
  id: number;
  name: string;
  /** Name of its province, if known. */
  province?: string;
  logo?: Picture;
  address?: string;
  phone?: string;
  mapUrl?: string;
  website?: string;
  /** Safe HTML, empty without a description. */
  about: string;
  links: { kind: ProfileLink; target: string }[];
};
