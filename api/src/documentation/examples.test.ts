import { expect, test } from 'vitest'
import { createExamples } from './examples.ts'
import { formatLimits, formatType } from './json-schema.ts'
import type { DocumentedOperation } from './operation.ts'

const operation: DocumentedOperation = {
  id: 'post-agent-notes',
  method: 'POST',
  path: '/agent/notes',
  group: 'notes',
  summary: 'Adds a note.',
  access: 'member',
  needsAccount: true,
  parameters: [{ name: 'mode', in: 'query', required: true, schema: { enum: ['draft', 'final'] } }],
  body: { type: 'object', properties: { text: { type: 'string' }, tag: { type: 'string' } }, required: ['text'] },
  response: { type: 'object' },
  statuses: ['200'],
}

test('the examples send the session, the account, required parameters and a sample body', () => {
  const [curl, typeScript] = createExamples(operation).map(({ code }) => code)
  expect(curl).toBe(
    `curl -X POST "$GABLE/api/agent/notes?mode=draft" \\
  -b "gable_session=$SESSION" \\
  -H "X-Account-Id: $ACCOUNT" \\
  -H "Content-Type: application/json" \\
  -d '{
  "text": "text"
}'`,
  )
  expect(typeScript).toContain("method: 'POST',")
  expect(typeScript).toContain('const result = await response.json()')
})

test('a type is one line, and limits are plain', () => {
  expect(formatType({ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] })).toBe('string (uuid) | null')
  expect(formatType({ type: 'array', items: { type: 'object' } })).toBe('array of object')
  expect(formatType({ enum: ['asc', 'desc'] })).toBe('"asc" | "desc"')
  expect(formatLimits({ minimum: 1, maximum: 100, default: 25 })).toBe('1–100, default 25')
  expect(formatLimits({ maximum: Number.MAX_SAFE_INTEGER, minLength: 0, maxLength: 200 })).toBe('up to 200 characters')
})
