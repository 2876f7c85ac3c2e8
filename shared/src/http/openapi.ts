import * as z from 'zod'
import { type Allow, type Endpoint, type EndpointTable, isOfAccount } from './endpoint.ts'
import { statusOf } from './problem.ts'

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  'x-allow': Allow
  parameters: object[]
  requestBody?: object
  responses: Record<string, object>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

/** The contract as OpenAPI 3.1, for people and programs that do not read TypeScript. */
export function openApiOf(contract: EndpointTable, version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ')
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(key, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gable', version, description: 'Calls of an account carry its id in the header X-Account-Id.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'gable_session' } },
      schemas: { Problem },
    },
  }
}

function operation(key: string, endpoint: Endpoint): Operation {
  const { allow, about, body, reply } = endpoint
  const [, path = ''] = key.split(' ')
  return {
    operationId: key,
    summary: about,
    tags: [path.split('/').filter((part) => part && part !== 'agent')[0] ?? 'other'],
    security: allow === 'anyone' ? [] : [{ session: [] }],
    'x-allow': allow,
    parameters: [...(isOfAccount(allow) ? [accountHeader] : []), ...parametersOf(endpoint)],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: { ...success(reply), ...refusals(endpoint) },
  }
}

const accountHeader = { name: 'X-Account-Id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }

function parametersOf({ params, query }: Endpoint) {
  return [
    ...fieldsOf(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(query).map(({ name, schema, required }) => ({ name, in: 'query', required, schema })),
  ]
}

function fieldsOf(schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as { properties?: Record<string, object>; required?: string[] }
}

function success(reply: z.ZodType) {
  if (reply instanceof z.ZodUndefined) return { 204: { description: 'Done' } }
  return { 200: { description: 'The answer', content: json(schemaOf(reply, 'output')) } }
}

function refusals({ allow, params, body, query }: Endpoint) {
  const statuses = [
    statusOf.bad_request,
    ...(allow === 'anyone' ? [] : [statusOf.signed_out]),
    ...(isOfAccount(allow) ? [statusOf.forbidden] : []),
    ...(params ? [statusOf.not_found] : []),
    ...(body || query ? [statusOf.invalid] : []),
    ...(allow === 'anyone' ? [statusOf.too_many] : []),
  ]
  const refusal = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) }
  return Object.fromEntries(statuses.map((status) => [status, refusal]))
}

const json = (schema: object) => ({ 'application/json': { schema } })

const Problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(statusOf) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
