import type { OrganisationKind, OrganisationProfile } from '../organisations.schema';

/** Initial values of an organisation's form; unknown texts are empty. */
export type OrganisationFormValues = Omit<OrganisationProfile, 'logoId'> & {
  id: number;
  /** Time of the row's last write. */
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

/** Details on the page of an organisation, besides its form. */
export type OrganisationDetails = {
  status: 'open' | 'closed';
  province?: string;
  institute?: string;
  department?: string;
  office?: { userName: string; lastLoginAt?: string; idle: boolean; open: boolean; address?: string };
  people: number;
  /** Open accounts that were not used for 90 days. */
  idlePeople: number;
  items: number;
};

export type OrganisationItem = { form: OrganisationFormValues; details: OrganisationDetails };

/** Public profile of an organisation as its own office edits it. */
export type OwnProfileForm = Omit<OrganisationProfile, 'logoId'> & {
  id: number;
  version: string;
  name: string;
  logo?: { id: number; src: string };
};

export type AffiliationOption = { id: number; name: string };
/** Options for the affiliations of a kind. */
export type AffiliationOptions = Partial<Record<'provinceId' | 'instituteId' | 'departmentId', AffiliationOption[]>>;
