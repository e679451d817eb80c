import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { errorMessages } from '@/lib/errors/messages';
import { MAX_EMAIL } from '@/lib/mail/address';
import { linkTarget } from '@/lib/text/link-target';
import { organisationsMessages as words } from './organisations.messages';
import { programmesByLevel } from './profile/programmes.schema';

/** Kinds of organisations that have lists; the agency itself is none of them. */
export const organisationKinds = ['college', 'institute', 'province', 'department', 'unit'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

/** Links to accounts on other sites, in the order in which readers see them. */
export const profileLinks = ['page', 'chat', 'video', 'microblog'] as const;
export type ProfileLink = (typeof profileLinks)[number];

export const MAX_ORGANISATION_NAME = 200;
const SHORT_NAME_LENGTH = 100;
const LINE_LENGTH = 200;
const ADDRESS_LENGTH = 500;
const ABOUT_LENGTH = 20_000;
const HOURS_LENGTH = 300;

/** Days without use after which an account is marked as idle. */
export const IDLE_DAYS = 90;

const missing = words['organisations.missing'];
const long = words['organisations.long'];

/** Optional id; an empty choice in a form means none. */
const optionalId = z
  .union([z.literal('').transform(() => null), z.null(), id], words['organisations.badChoice'])
  .optional()
  .transform((chosen) => chosen ?? null);

/** Absolute web URL; '' for none. */
const webAddress = linkTarget.refine(
  (typed) => typed === '' || /^https?:\/\//i.test(typed),
  words['organisations.badWeb'],
);

const email = z
  .string(words['organisations.badEmail'])
  .trim()
  .max(MAX_EMAIL, words['organisations.badEmail'])
  .toLowerCase()
  .refine((typed) => typed === '' || z.email().safeParse(typed).success, words['organisations.badEmail']);

const phone = textField(LINE_LENGTH, { long }).refine(
  (typed) => /^[\d\s+(),.\-–#/a-zก-๙]*$/i.test(typed),
  words['organisations.badPhone'],
);

const code = z.string(words['organisations.badCode']).trim();
const CODE = /^[A-Za-z0-9._-]{2,50}$/;
const USER_NAME = /^[A-Za-z0-9._-]{3,50}$/;

/** Public profile of an organisation, which its own office may change. */
export const organisationProfile = z.object({
  phone: phone.default(''),
  address: textField(ADDRESS_LENGTH, { long }).default(''),
  mapUrl: webAddress.default(''),
  website: webAddress.default(''),
  /** HTML of the editor, or plain text with an empty line between paragraphs. */
  about: textField(ABOUT_LENGTH, { long }).default(''),
  socialLinks: z.partialRecord(z.enum(profileLinks), webAddress).default({}),
  /** For readers; the address of the office's own mails is not shown. */
  publicEmail: email.default(''),
  openingHours: textField(HOURS_LENGTH, { long }).default(''),
  programmes: programmesByLevel,
  /** Id of a picture in the library. */
  logoId: optionalId,
  /** Id of a picture of the place. */
  pictureId: optionalId,
});
export type OrganisationProfile = z.output<typeof organisationProfile>;

/** Fields that organisations above may change. */
export const organisationContact = organisationProfile.extend({ email: email.default('') });
export type OrganisationContact = z.output<typeof organisationContact>;

/** Affiliations of each kind of organisation; a kind can't have those that are not listed. */
export const affiliationRules = {
  college: { provinceId: 'required', instituteId: 'optional' },
  institute: { provinceId: 'optional' },
  province: { provinceId: 'required' },
  department: { provinceId: 'optional' },
  unit: { departmentId: 'required', provinceId: 'optional' },
} as const satisfies Record<OrganisationKind, Partial<Record<AffiliationField, 'required' | 'optional'>>>;
export const affiliationFields = ['provinceId', 'instituteId', 'departmentId'] as const;
export type AffiliationField = (typeof affiliationFields)[number];

/** Rule for an affiliation of a kind; undefined if the kind can't have it. */
export function getAffiliationRule(
  kind: OrganisationKind,
  field: AffiliationField,
): 'required' | 'optional' | undefined {
  const fields: Partial<Record<AffiliationField, 'required' | 'optional'>> = affiliationRules[kind];
  return fields[field];
}

const organisationFields = organisationContact.extend({
  kind: z.enum(organisationKinds, words['organisations.badKind']),
  code: code.regex(CODE, words['organisations.badCode']),
  name: lineField(MAX_ORGANISATION_NAME, { missing, long }),
  /** Defaults to the name. */
  shortName: lineField(SHORT_NAME_LENGTH, { long }).default(''),
  provinceId: optionalId,
  instituteId: optionalId,
  departmentId: optionalId,
  /** Login name of its office; defaults to the code. Only used for a new organisation. */
  userName: code
    .refine((typed) => typed === '' || USER_NAME.test(typed), words['organisations.badUserName'])
    .default(''),
});

type OrganisationFields = z.output<typeof organisationFields>;

/** Checked even if other fields are invalid, so that all errors are reported at once; the kind may be invalid then. */
const requiredAffiliations = affiliationFields.map((field) =>
  z.refine<OrganisationFields>(
    ({ kind, [field]: chosen }) => !isKind(kind) || getAffiliationRule(kind, field) !== 'required' || chosen !== null,
    {
      path: [field],
      message: words[`organisations.${field}Required`],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);
const isKind = (kind: string): kind is OrganisationKind => organisationKinds.some((one) => one === kind);

/** Fills in defaults, and drops affiliations that the kind can't have. */
function applyDefaults(input: OrganisationFields): OrganisationFields {
  const settled = { ...input, shortName: input.shortName || input.name, userName: input.userName || input.code };
  for (const field of affiliationFields) if (getAffiliationRule(input.kind, field) === undefined) settled[field] = null;
  return settled;
}

/** An organisation as an administrator or an import writes it; an empty text means unknown. */
export const organisationInput = organisationFields.check(...requiredAffiliations).transform(applyDefaults);
export type OrganisationInput = z.output<typeof organisationInput>;

/** Fields that are checked against the database, each only if it is valid by itself. */
export const organisationLookup = z.object({
  code: organisationFields.shape.code.optional().catch(undefined),
  userName: organisationFields.shape.userName.catch(''),
  email: email.optional().catch(undefined),
  provinceId: optionalId.catch(null),
  instituteId: optionalId.catch(null),
  departmentId: optionalId.catch(null),
  logoId: optionalId.catch(null),
  pictureId: optionalId.catch(null),
});
export type OrganisationLookup = z.output<typeof organisationLookup>;

/** Delivery of a new office password: by mail, shown once to the account that sets it, or no password yet. */
export const deliveries = ['mail', 'show', 'none'] as const;
export type Delivery = (typeof deliveries)[number];
export const delivery = z.enum(deliveries, words['organisations.badDelivery']);

/** Time of the row's last write; a later write by somebody else leads to a conflict. */
const version = z.iso.datetime(errorMessages['errors.conflict']);

/** A saved form; a new organisation has no `id`, and a `delivery` for its office's password. */
export const organisationSaveInput = z.object({
  id: id.optional(),
  version: version.optional(),
  input: organisationInput,
  delivery: delivery.default('none'),
});

export const contactSaveInput = z.object({ id, version: version.optional(), input: organisationContact });
export const profileSaveInput = z.object({ version: version.optional(), input: organisationProfile });

export const organisationStatusInput = z.object({ id, open: checkboxField });
export const officePasswordInput = z.object({ id, delivery: delivery.exclude(['none']) });
/** Delivery of a password; a printed letter has an endpoint of its own. */
export const issuedOfficePasswordInput = z.object({ id, delivery: z.enum(['mail', 'show', 'print']) });
