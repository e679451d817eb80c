export type AffiliationOption = { id: number; name: string };
/** Options for the affiliations of a kind. */
export type AffiliationOptions = Partial<Record<'provinceId' | 'instituteId' | 'departmentId', AffiliationOption[]>>;
