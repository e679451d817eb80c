import { httpErrors } from '@/lib/http/http-errors';
import type { Endpoint, Operation } from './endpoint';
import { toInputSchema, toOutputSchema } from './json-schema';
import { endpoints } from './registry';

const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const failureSchema = {
  type: 'object',
  properties: {
    status: { const: false },
    code: { enum: [...new Set(Object.values(httpErrors).map(({ code }) => code))] },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    id: { type: 'string' },
  },
  required: ['status', 'code', 'message'],
};

/**
 * The legacy API as an OpenAPI 3.1 document, generated from the registry.
 *
 * @param site the site's address, without a slash at its end
 */
export function buildOpenApiDocument(site: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'บริการข้อมูลข่าวแบบ POST',
      version: '1.0.0',
      description: `ทุกบริการรับเฉพาะ POST และต้องส่ง ApiKey ในข้อมูล ผู้เรียกคือใครขึ้นกับคุกกี้ของการเข้าสู่ระบบ ซึ่งใช้ได้จากต้นทางเดียวกับเว็บไซต์เท่านั้น รายละเอียดอยู่ที่ ${site}/api/docs`,
    },
    servers: [{ url: site }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [`/api/${endpoint.name}`, { post: toPostOperation(endpoint) }]),
    ),
    components: {
      schemas: { Failure: failureSchema },
      responses: {
        Failure: {
          description: 'คำขอไม่สำเร็จ',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  };
}

function toPostOperation({ name, operations }: Endpoint) {
  const request = { schema: toAnyOf(operations.map(toInputSchema)), examples: toExamples(operations, 'input') };
  const response = { schema: toAnyOf(operations.map(toOutputSchema)), examples: toExamples(operations, 'output') };
  const cruds = operations.flatMap(({ when }) => when.crud ?? []);
  return {
    ...(cruds.length > 0 ? { parameters: [buildCrudParameter(cruds)] } : {}),
    operationId: name.replace(/\.php$/, '').replaceAll('.', '_'),
    summary: operations.map(({ summary }) => summary).join(' · '),
    requestBody: { required: true, content: Object.fromEntries(CONTENT_TYPES.map((type) => [type, request])) },
    responses: {
      200: { description: 'สำเร็จ', content: { 'application/json': response } },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** Query parameter that selects the mode of some calls. */
const buildCrudParameter = (words: readonly string[]) => ({
  name: 'crud',
  in: 'query',
  required: true,
  description: 'รูปแบบของบริการ คำอื่นได้รับ 422',
  schema: { enum: words },
});

const toAnyOf = <S>(schemas: S[]) => (schemas.length === 1 ? schemas[0] : { anyOf: schemas });

function toExamples(operations: readonly Operation[], side: 'input' | 'output') {
  const shown = ({ example }: Operation) =>
    side === 'input' ? { ApiKey: 'demo-api-key', ...example.input } : example.output;
  return Object.fromEntries(
    operations.map((operation, at) => [`mode${at + 1}`, { summary: operation.summary, value: shown(operation) }]),
  );
}
