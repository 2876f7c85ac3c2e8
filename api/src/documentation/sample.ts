import { type JsonSchema, listVariants } from './json-schema.ts'

/** A plausible value for a schema, for the examples. Optional fields are left out. */
export function createSample(schema: JsonSchema, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [variant] = listVariants(schema).filter(({ type }) => type !== 'null')
  if (variant) return createSample(variant, depth)
  const [type] = [schema.type].flat()
  if (type === 'array') return schema.items && depth < maxDepth ? [createSample(schema.items, depth + 1)] : []
  if (type === 'object' || schema.properties) return createObject(schema, depth)
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return samplesByFormat[schema.format ?? ''] ?? 'text'
}

function createObject({ properties = {}, required = [] }: JsonSchema, depth: number) {
  const names = Object.keys(properties)
  const shown = names.filter((name) => required.includes(name))
  return Object.fromEntries(
    (shown.length > 0 ? shown : names.slice(0, 1)).map((name) => [
      name,
      createSample(properties[name] ?? {}, depth + 1),
    ]),
  )
}

const maxDepth = 4

const samplesByFormat: Record<string, string> = {
  uuid: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1',
  email: 'nora@example.com',
  date: '2026-05-01',
  'date-time': '2026-05-01T12:00:00Z',
  uri: 'https://example.com',
}
