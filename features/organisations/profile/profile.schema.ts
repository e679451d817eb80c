import type { Picture } from '@/lib/files/picture.schema';
import type { ProfileLink } from '../organisations.schema';

/** What readers see of an organisation. */
export type PublicOrganisation = {
  id: number;
  name: string;
  /** The province where it is, if that is known. */
  province?: string;
  logo?: Picture;
  address?: string;
  phone?: string;
  mapUrl?: string;
  website?: string;
  /** Safe HTML, empty where it tells nothing. */
  about: string;
  links: { kind: ProfileLink; target: string }[];
};
