import * as z from 'zod'
import { type Allow, type Endpoint, type EndpointKey, type EndpointTable, requiresAccount } from './endpoint.ts'
import { statusOf } from './problem.ts'
import { getScope } from './scope.ts'

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  'x-allow': Allow
  /** The scope that an API key needs. Missing for calls that keys cannot make. */
  'x-scope'?: string
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

/** The contract as OpenAPI 3.1. */
export function toOpenApi(contract: EndpointTable, version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ')
    const openApiPath = path.replace(/:(\w+)/g, '{$1}')
    paths[openApiPath] = { ...paths[openApiPath], [method.toLowerCase()]: toOperation(key, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gable',
      version,
      description:
        'Requests for an account send its ID in the X-Account-Id header. With an API key they may leave it out, because a key belongs to one account.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'gable_session' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key with the listed scope.' },
      },
      schemas: { Problem },
    },
  }
}

function toOperation(key: string, endpoint: Endpoint): Operation {
  const { allow, about, body, reply } = endpoint
  const [, path = ''] = key.split(' ')
  const scope = getScope(key as EndpointKey, endpoint)
  return {
    operationId: key,
    summary: about,
    tags: [path.split('/').filter((part) => part && part !== 'agent')[0] ?? 'other'],
    security: allow === 'anyone' ? [] : [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])],
    'x-allow': allow,
    ...(scope && { 'x-scope': scope }),
    parameters: [...(requiresAccount(allow) ? [accountHeader] : []), ...listParameters(endpoint)],
    ...(body && { requestBody: { required: true, content: jsonContent(toJsonSchema(body, 'input')) } }),
    responses: { ...successResponse(reply), ...errorResponses(key as EndpointKey, endpoint) },
  }
}

const accountHeader = { name: 'X-Account-Id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }

function listParameters({ params, query }: Endpoint) {
  return [
    ...listFields(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...listFields(query).map(({ name, schema, required }) => ({ name, in: 'query', required, schema })),
  ]
}

function listFields(schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as { properties?: Record<string, object>; required?: string[] }
}

function successResponse(reply: z.ZodType) {
  if (reply instanceof z.ZodUndefined) return { 204: { description: 'Done' } }
  return { 200: { description: 'Response', content: jsonContent(toJsonSchema(reply, 'output')) } }
}

function errorResponses(key: EndpointKey, endpoint: Endpoint) {
  const { allow, params, body, query } = endpoint
  const statuses = [
    statusOf.bad_request,
    ...(allow === 'anyone' ? [] : [statusOf.signed_out]),
    ...(requiresAccount(allow) ? [statusOf.forbidden] : []),
    ...(params ? [statusOf.not_found] : []),
    ...(body || query ? [statusOf.invalid] : []),
    ...(allow === 'anyone' || getScope(key, endpoint) ? [statusOf.too_many] : []),
  ]
  const response = { description: 'Error', content: jsonContent({ $ref: '#/components/schemas/Problem' }) }
  return Object.fromEntries(statuses.map((status) => [status, response]))
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

const Problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(statusOf) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
