import type { Allow } from '@gable/shared/http/endpoint.ts'
import type { OpenApi, Operation } from '@gable/shared/http/openapi.ts'
import type { JsonSchema } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

/** An operation of the OpenAPI description, as the page shows it. */
export interface DocumentedOperation {
  /** The anchor on the page. */
  id: string
  method: string
  path: string
  group: string
  summary: string
  access: Allow
  /** The scope that an API key needs. */
  scope?: string | undefined
  needsAccount: boolean
  /** Of the path and the query. */
  parameters: Parameter[]
  body: JsonSchema | undefined
  /** Undefined when the response has no body. */
  response: JsonSchema | undefined
  statuses: string[]
}

export const listOperations = ({ paths }: OpenApi): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toDocumentedOperation(method.toUpperCase(), path, operation)),
  )

function toDocumentedOperation(method: string, path: string, operation: Operation): DocumentedOperation {
  const parameters = operation.parameters as Parameter[]
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    method,
    path,
    group: operation.tags[0] ?? 'other',
    summary: operation.summary,
    access: operation['x-allow'],
    scope: operation['x-scope'],
    needsAccount: parameters.some((parameter) => parameter.in === 'header'),
    parameters: parameters.filter((parameter) => parameter.in !== 'header'),
    body: getJsonSchema(operation.requestBody),
    response: getJsonSchema(operation.responses['200']),
    statuses: Object.keys(operation.responses),
  }
}

const getJsonSchema = (part: object | undefined) =>
  (part as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.['application/json']?.schema

export function describeAccess({ access, scope }: Pick<DocumentedOperation, 'access' | 'scope'>): string {
  const byKey = scope ? `, or an API key with the scope ${scope}` : ''
  return `${describeSessionAccess(access)}${byKey}`
}

function describeSessionAccess(access: Allow): string {
  if (access === 'anyone') return 'Open to anyone'
  if (access === 'signed-in') return 'Needs a session'
  if (access === 'member') return 'Needs a session and membership of the account'
  return `Needs the permission ${access}`
}
