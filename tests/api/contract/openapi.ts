/** docs/openapi.json: the contract as OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from '@/api/call';
import { API_ERRORS } from '@/api/errors';
import { BACKEND_KEY_HEADER, EPOCH_HEADER, IDEMPOTENCY_KEY_HEADER, REPORT_KEY_HEADER } from '@/api/headers';
import { CALLS } from '@/api/registry';

type Json = Readonly<Record<string, unknown>>;

const ALL: readonly Call[] = Object.values(CALLS) as never;

export function openApi(): Json {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Condica',
      version: '1',
      description:
        'Made from src/api by `npm run contract`. What JSON Schema cannot say (check digits, for example) the server says.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      ALL.toSorted((a, b) => pathOf(a).localeCompare(pathOf(b))).map((call) => [
        pathOf(call),
        { [call.method.toLowerCase()]: operationOf(call) },
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        backendKey: { type: 'apiKey', in: 'header', name: BACKEND_KEY_HEADER },
        reportKey: { type: 'apiKey', in: 'header', name: REPORT_KEY_HEADER },
      },
      schemas: { Error: ERROR },
      headers: { [EPOCH_HEADER]: EPOCH },
      responses: { Error: REFUSED, RefusedEffect: { ...REFUSED, ...TOLD_EPOCH } },
    },
  };
}

const ERROR: Json = {
  type: 'object',
  required: ['status', 'error'],
  properties: {
    status: { const: 'error' },
    error: { type: 'string' },
    code: { enum: Object.keys(API_ERRORS) },
    fields: { type: 'array', items: { type: 'string' } },
  },
};

const REFUSED: Json = {
  description: 'Refused, in the contract’s words.',
  content: jsonContent({ $ref: '#/components/schemas/Error' }),
};

const EPOCH: Json = {
  description:
    'The epoch of the database in which the answer was kept: another one than before means that the server was restored.',
  schema: { type: 'string' },
};

/** Of what is done through the outbox; an answer that was not kept, as of a missing token, does not tell it. */
const TOLD_EPOCH: Json = { headers: { [EPOCH_HEADER]: { $ref: `#/components/headers/${EPOCH_HEADER}` } } };

function pathOf({ base, name }: Call): string {
  return `/${base}/${name}`;
}

function operationOf(call: Call): Json {
  const { name, base, ability, addition, outbox } = call;
  const parameters = [...queryOf(call), ...(outbox === null ? [] : [KEY])];
  return {
    operationId: name,
    tags: [base],
    ...(ability === null ? {} : { 'x-ability': ability }),
    ...(addition ? { 'x-addition': true } : {}),
    ...(base === 'common'
      ? { security: [] }
      : { security: [{ bearer: [], [`${base === 'reports' ? 'report' : 'backend'}Key`]: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(call),
    responses: {
      ...answerOf(call),
      default: { $ref: `#/components/responses/${outbox === null ? 'Error' : 'RefusedEffect'}` },
    },
  };
}

const KEY: Json = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: true,
  description: 'Made with the entry of the outbox; the same key has one effect and one answer.',
  schema: { type: 'string', format: 'uuid' },
};

function queryOf({ params }: Call): readonly Json[] {
  if (params === null) return [];
  const { properties = {}, required = [] } = schemaOf(params) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema };
  });
}

function bodyOf({ bodyKind, bodySchema }: Call): Json {
  if (bodyKind === 'xml' || bodyKind === 'zip')
    return { requestBody: { required: true, content: { [`application/${bodyKind}`]: {} } } };
  if (bodySchema === null) return {};
  return { requestBody: { required: true, content: jsonContent(schemaOf(bodySchema)) } };
}

function answerOf({ resultKind, resultSchema, outbox }: Call): Json {
  switch (resultKind) {
    case 'redirect':
      return { 302: { description: 'The browser goes on elsewhere.' } };
    case 'stream':
      return { 200: { description: 'Hints, until either side ends them.', content: { 'text/event-stream': {} } } };
    case 'bytes':
      return { 200: { description: 'A file.', content: { 'application/octet-stream': {} } } };
    default:
      return {
        200: {
          description: 'Done.',
          ...(outbox === null ? {} : TOLD_EPOCH),
          content: jsonContent(resultSchema === null ? { type: 'object' } : schemaOf(resultSchema)),
        },
      };
  }
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** What has no counterpart there (turning a text into a number, a check by a function) is left out: the schema is then wider. */
function schemaOf(schema: v.GenericSchema<unknown, unknown>): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest as Json;
}
