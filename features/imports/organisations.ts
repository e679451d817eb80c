import { type OrganisationKind, organisationInput } from '@/features/organisations/organisations.schema';
import { tagsOf, writeOrganisation } from '@/features/organisations/organisations.store';
import type { Viewer } from '@/lib/auth/viewer';
import { parse } from '@/lib/command/parse';
import { say } from '@/lib/messages/messages';
import type { Cells, RowMessage } from './imports.schema';
import { type Client, findByCodes, findByUserNames, readOrganisations, readProvinces } from './lookups.queries';
import type { Directory } from './lookups.rules';
import { filled, type Importer, isEqual, placeIn, type Reading, readFields, wrong } from './reading';

const columns = { provinceId: 'province', instituteId: 'institute', departmentId: 'department' } as const;
type Places = Readonly<Partial<Record<keyof typeof columns, Directory>>>;
type Existing = NonNullable<Awaited<ReturnType<typeof findByCodes>> extends Map<string, infer R> ? R : never>;
type Taken = Awaited<ReturnType<typeof findByUserNames>>;

const directories: Readonly<Record<OrganisationKind, (client?: Client) => Promise<Places>>> = {
  college: async (client) => ({
    provinceId: await readProvinces(client),
    instituteId: await readOrganisations('institute', client),
  }),
  institute: async () => ({}),
  province: async (client) => ({ provinceId: await readProvinces(client) }),
  department: async () => ({}),
  unit: async (client) => ({ departmentId: await readOrganisations('department', client) }),
};

/** Organisations of a kind: a known code is a change, in which empty cells leave what is there; an unknown one a new office. */
export const organisationsOf = (kind: OrganisationKind): Importer => ({
  open: async (_viewer: Viewer, client?: Client) => {
    const places = await directories[kind](client);
    return async (rows) => {
      const codes = rows.map(({ code = '' }) => code);
      const existing = await findByCodes(codes, client);
      const logins = rows.map(({ userName = '', code = '' }) => userName || code);
      const taken = await findByUserNames(logins, client);
      return rows.map((cells) => readRow(kind, cells, places, existing.get((cells.code ?? '').toLowerCase()), taken));
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const written = await writeOrganisation(tx, viewer, parse(organisationInput, raw), { id });
    const action = id === undefined ? 'organisation.add' : 'organisation.save';
    const { before, after } = written;
    return { audit: { action, noun: 'organisation', nounId: written.id, before, after }, tags: tagsOf(written.id) };
  },
});

function readRow(
  kind: OrganisationKind,
  cells: Cells,
  places: Places,
  row: Existing | undefined,
  taken: Taken,
): Reading {
  const messages: RowMessage[] = [];
  if (row && row.kind !== kind) return wrong([{ column: 'code', text: say('imports.otherKind') }]);
  const given = { ...filled(cells, Object.values(columns)), ...readPlaces(cells, places, messages) };
  const raw = { ...(row ? stateOf(row) : {}), ...given, kind, ...(row ? { code: row.code } : {}) };
  const input = readFields(organisationInput, raw, messages, columns);
  const login = input?.userName.toLowerCase() ?? '';
  if (!row && input && taken.has(login)) {
    messages.push({ column: cells.userName ? 'userName' : 'code', text: say('organisations.userNameTaken') });
  }
  if (!input || messages.length > 0) return wrong(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const fields = Object.entries(input).filter(([field]) => field in given && field !== 'userName' && field !== 'code');
  const state: Readonly<Record<string, unknown>> = row;
  const isSame = fields.every(([field, value]) => isEqual(value, state[field]));
  return { verdict: isSame ? 'same' : 'changed', messages, raw, id: row.id };
}

function readPlaces(cells: Cells, places: Places, messages: RowMessage[]): Record<string, number> {
  const found = Object.entries(columns).flatMap(([field, column]) => {
    const [typed, directory] = [cells[column] ?? '', directoryIn(places, field)];
    const id = typed === '' || !directory ? undefined : placeIn(directory.find(typed), column, messages);
    return id === undefined ? [] : [[field, id] as const];
  });
  return Object.fromEntries(found);
}

const directoryIn = (places: Places, field: string): Directory | undefined =>
  Object.entries(places).find(([name]) => name === field)?.[1];

/** A row that is there as its schema takes it. */
const stateOf = (row: Existing) => ({
  ...{ code: row.code, name: row.name, shortName: row.shortName, logoId: row.logoId, socialLinks: row.socialLinks },
  ...{ provinceId: row.provinceId, instituteId: row.instituteId, departmentId: row.departmentId },
  ...{ email: row.email ?? '', phone: row.phone ?? '', address: row.address ?? '', about: row.about ?? '' },
  ...{ website: row.website ?? '', mapUrl: row.mapUrl ?? '' },
});
