import type { OrganisationKind, OrganisationProfile } from '../organisations.schema';

/** What a form of an organisation begins with; texts are empty where nothing is known. */
export type OrganisationFormValues = Omit<OrganisationProfile, 'logoId'> & {
  id: number;
  /** When the row was last written, for `version`. */
  version: string;
  kind: OrganisationKind;
  code: string;
  name: string;
  shortName: string;
  email: string;
  provinceId: number | null;
  instituteId: number | null;
  departmentId: number | null;
  logo?: { id: number; src: string };
};

/** What the page of an organisation tells besides its form. */
export type OrganisationDetails = {
  status: 'open' | 'closed';
  province?: string;
  institute?: string;
  department?: string;
  office?: { userName: string; lastLoginAt?: string; idle: boolean; open: boolean; address?: string };
  people: number;
  /** Open accounts that nobody used for 90 days. */
  idlePeople: number;
  items: number;
};

export type OrganisationItem = { form: OrganisationFormValues; details: OrganisationDetails };

/** What somebody's own organisation tells readers, as its office edits it. */
export type OwnProfileForm = Omit<OrganisationProfile, 'logoId'> & {
  id: number;
  version: string;
  name: string;
  logo?: { id: number; src: string };
};

export type AffiliationOption = { id: number; name: string };
/** What an organisation of a kind may belong to. */
export type AffiliationOptions = Partial<Record<'provinceId' | 'instituteId' | 'departmentId', AffiliationOption[]>>;
