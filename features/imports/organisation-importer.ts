import { organisationsMessages } from '@/features/organisations/organisations.messages';
import { type OrganisationKind, organisationInput } from '@/features/organisations/organisations.schema';
import { listOrganisationTags, writeOrganisation } from '@/features/organisations/organisations.store';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { importsMessages } from './imports.messages';

import type { Cells, RowMessage } from './imports.schema';
import {
  type Client,
  findOrganisationsByCode,
  findStaffAccountsByUserName,
  loadOrganisationDirectory,
  loadProvinceDirectory,
} from './lookups.queries';
import type { Directory } from './lookups.rules';
import {
  changedReading,
  type Importer,
  listChanges,
  pickFilledCells,
  type RowReading,
  readFields,
  resolveMatch,
  wrongReading,
} from './row-reading';

const columns = { provinceId: 'province', instituteId: 'institute', departmentId: 'department' } as const;
type Directories = Readonly<Partial<Record<keyof typeof columns, Directory>>>;
type Existing = NonNullable<
  Awaited<ReturnType<typeof findOrganisationsByCode>> extends Map<string, infer R> ? R : never
>;
type TakenUserNames = Awaited<ReturnType<typeof findStaffAccountsByUserName>>;

const directoryLoaders: Readonly<Record<OrganisationKind, (client?: Client) => Promise<Directories>>> = {
  college: async (client) => ({
    provinceId: await loadProvinceDirectory(client),
    instituteId: await loadOrganisationDirectory('institute', client),
  }),
  institute: async () => ({}),
  province: async (client) => ({ provinceId: await loadProvinceDirectory(client) }),
  department: async () => ({}),
  unit: async (client) => ({ departmentId: await loadOrganisationDirectory('department', client) }),
};

/**
 * Importer of organisations of a kind: a known code means a change, in which empty cells keep the current values; an
 * unknown one means a new organisation.
 */
export const createOrganisationImporter = (kind: OrganisationKind): Importer => ({
  open: async (_viewer: Viewer, client?: Client) => {
    const places = await directoryLoaders[kind](client);
    return async (rows) => {
      const codes = rows.map(({ code = '' }) => code);
      const existing = await findOrganisationsByCode(codes, client);
      const logins = rows.map(({ userName = '', code = '' }) => userName || code);
      const taken = await findStaffAccountsByUserName(logins, client);
      return rows.map((cells) => readRow(kind, cells, places, existing.get((cells.code ?? '').toLowerCase()), taken));
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const written = await writeOrganisation(tx, viewer, parseInput(organisationInput, raw), { id });
    const action = id === undefined ? 'organisation.add' : 'organisation.save';
    const { before, after } = written;
    return {
      audit: { action, noun: 'organisation', nounId: written.id, before, after },
      tags: listOrganisationTags(written.id),
      accountId: written.officeAccountId,
    };
  },
});

function readRow(
  kind: OrganisationKind,
  cells: Cells,
  places: Directories,
  row: Existing | undefined,
  taken: TakenUserNames,
): RowReading {
  const messages: RowMessage[] = [];
  if (row && row.kind !== kind) return wrongReading([{ column: 'code', text: importsMessages['imports.otherKind'] }]);
  const given = { ...pickFilledCells(cells, Object.values(columns)), ...readAffiliations(cells, places, messages) };
  const raw = { ...(row ? toRawInput(row) : {}), ...given, kind, ...(row ? { code: row.code } : {}) };
  const input = readFields(organisationInput, raw, messages, columns);
  const login = input?.userName.toLowerCase() ?? '';
  if (!row && input && taken.has(login)) {
    messages.push({
      column: cells.userName ? 'userName' : 'code',
      text: organisationsMessages['organisations.userNameTaken'],
    });
  }
  if (!input || messages.length > 0) return wrongReading(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const fields = Object.entries(input).filter(([field]) => field in given && field !== 'userName' && field !== 'code');
  const state: Readonly<Record<string, unknown>> = row;
  const changes = listChanges(fields.map(([field, value]) => toChangedField(places, field, state[field], value)));
  return changedReading(changes, raw, row.id);
}

function readAffiliations(cells: Cells, places: Directories, messages: RowMessage[]): Record<string, number> {
  const found = Object.entries(columns).flatMap(([field, column]) => {
    const [typed, directory] = [cells[column] ?? '', findDirectory(places, field)];
    const id = typed === '' || !directory ? undefined : resolveMatch(directory.find(typed), column, messages);
    return id === undefined ? [] : [[field, id] as const];
  });
  return Object.fromEntries(found);
}

/** A field with both values as shown: an affiliation by its name. */
function toChangedField(places: Directories, field: string, from: unknown, to: unknown): [string, unknown, unknown] {
  const directory = findDirectory(places, field);
  const column = Object.entries(columns).find(([name]) => name === field)?.[1] ?? field;
  const nameOf = (id: unknown) => (typeof id === 'number' ? directory?.nameOf(id) : '');
  return directory ? [column, nameOf(from), nameOf(to)] : [column, from, to];
}

const findDirectory = (places: Directories, field: string): Directory | undefined =>
  Object.entries(places).find(([name]) => name === field)?.[1];

/** Existing organisation as raw input of its schema. */
const toRawInput = (row: Existing) => ({
  ...{ code: row.code, name: row.name, shortName: row.shortName, logoId: row.logoId, socialLinks: row.socialLinks },
  ...{ provinceId: row.provinceId, instituteId: row.instituteId, departmentId: row.departmentId },
  ...{ email: row.email ?? '', phone: row.phone ?? '', address: row.address ?? '', about: row.about ?? '' },
  ...{ website: row.website ?? '', mapUrl: row.mapUrl ?? '', publicEmail: row.publicEmail ?? '' },
  ...{ openingHours: row.openingHours ?? '', programmes: row.programmes, pictureId: row.pictureId },
});
