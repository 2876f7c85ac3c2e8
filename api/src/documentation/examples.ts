import type { JsonSchema } from './json-schema.ts'
import type { DocumentedOperation } from './operation.ts'
import { createSample } from './sample.ts'

/** The same call for the command line and in TypeScript. Only required parameters are shown. */
export function createExamples(operation: DocumentedOperation): { label: string; code: string }[] {
  return [
    { label: 'curl', code: createCurlExample(operation) },
    { label: 'TypeScript', code: createTypeScriptExample(operation) },
  ]
}

/** Programs use an API key where they can. A key names its account. */
function createCurlExample({ method, body, access, scope, ...operation }: DocumentedOperation) {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$GABLE${toExamplePath(operation)}"`,
    ...(scope ? ['-H "Authorization: Bearer $GABLE_KEY"'] : access === 'anyone' ? [] : ['-b "gable_session=$SESSION"']),
    ...(operation.needsAccount && !scope ? ['-H "X-Account-Id: $ACCOUNT"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${toJson(body).replace(/'/g, "'\\''")}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

function createTypeScriptExample({ method, body, scope, ...operation }: DocumentedOperation) {
  const headers = [
    ...(scope ? ["Authorization: 'Bearer ' + apiKey"] : []),
    ...(operation.needsAccount && !scope ? ["'X-Account-Id': accountId"] : []),
    ...(body ? ["'Content-Type': 'application/json'"] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(body ? [`body: JSON.stringify(${toJson(body).replace(/\n/g, '\n  ')}),`] : []),
  ]
  const call = `fetch(\`\${gable}${toExamplePath(operation)}\`${options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : ''})`
  const reading = operation.response ? '\nconst result = await response.json()' : ''
  return `const response = await ${call}\nif (!response.ok) throw new Error((await response.json()).message)${reading}`
}

const toJson = (schema: JsonSchema) => JSON.stringify(createSample(schema), null, 2)

function toExamplePath({ path, parameters }: Pick<DocumentedOperation, 'path' | 'parameters'>) {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams(required.map(({ name, schema }) => [name, String(createSample(schema))]))
  return `/api${path}${required.length > 0 ? `?${query}` : ''}`
}
