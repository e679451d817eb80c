import { z } from 'zod';
import { findCommands } from '@/testing/commands';
import { findFieldName, toChanges } from './changes.rules';

test('a change is listed by field, in Thai if the field is known', () => {
  const before = {
    name: 'ก',
    status: 'open',
    at: null,
    account: { email: 'a@example.org', secret: 1 },
    odd_field: [1, 2],
  };
  const after = {
    name: 'ข',
    status: 'closed',
    at: '2026-11-21T03:30:00.000Z',
    account: { email: 'a@example.org' },
    odd_field: [],
  };
  expect(toChanges(before, after)).toEqual([
    { field: 'ชื่อ', before: 'ก', after: 'ข', isSame: false },
    { field: 'สถานะ', before: 'เปิดใช้งาน', after: 'ปิดใช้งาน', isSame: false },
    { field: 'เมื่อ', before: '–', after: '21 พ.ย. 2569 10.30 น.', isSame: false },
    { field: 'บัญชี › อีเมล', before: 'a@example.org', after: 'a@example.org', isSame: true },
    { field: 'บัญชี › ข้อมูลอื่น (secret)', before: '1', after: undefined, isSame: false },
    { field: 'ข้อมูลอื่น (odd_field)', before: '1, 2', after: '–', isSame: false },
  ]);
});

test('a field name with a dot differs from a nested field', () => {
  expect(toChanges({ a: { b: 1 } }, { 'a.b': 1 })).toEqual([
    { field: 'ข้อมูลอื่น (a) › ข้อมูลอื่น (b)', before: '1', after: undefined, isSame: false },
    { field: 'ข้อมูลอื่น (a.b)', before: undefined, after: '1', isSame: false },
  ]);
});

test('a new object has no `before`, and an empty state no changes', () => {
  expect(toChanges(null, { visible: true })).toEqual([
    { field: 'แสดงผล', before: undefined, after: 'ใช่', isSame: false },
  ]);
  expect(toChanges(null, undefined)).toEqual([]);
});

/** Secrets, which the log omits, and fields that are only used while a command runs. */
const NOT_KEPT =
  /^(?:.*(?:password|hash|token|secret|code).*|made|proof|captcha|version|key|confirmed|acknowledged|current|repeated)$/i;

function listFields(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([name, inner]) => [name, ...listFields(inner)]);
  if (schema instanceof z.core.$ZodArray) return listFields(schema._zod.def.element);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((option) => listFields(option));
  if (schema instanceof z.core.$ZodIntersection)
    return [...listFields(schema._zod.def.left), ...listFields(schema._zod.def.right)];
  if (schema instanceof z.core.$ZodPipe) {
    const { in: from, out } = schema._zod.def;
    return listFields(from instanceof z.core.$ZodTransform ? out : from);
  }
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? listFields(def.innerType) : [];
}

test("every field that a command takes has a Thai name: add 'audit.field.<field>' to features/audit/log/rare-field-messages.ts", async () => {
  const fields = (await findCommands()).flatMap(({ name, input }) =>
    listFields(input).map((field) => ({ name, field })),
  );
  expect(fields.length).toBeGreaterThan(300);
  const bare = fields.filter(({ field }) => !NOT_KEPT.test(field) && findFieldName(field) === undefined);
  expect(bare.map(({ name, field }) => `${name}: ${field}`)).toEqual([]);
});

test('an emergency notice is listed by field in Thai', () => {
  expect(toChanges({ notice: null }, { notice: { text: 'น้ำท่วม', level: 'warn' } }).map(({ field }) => field)).toEqual([
    'ประกาศด่วน',
    'ประกาศด่วน › ข้อความ',
    'ประกาศด่วน › ระดับ',
  ]);
});
