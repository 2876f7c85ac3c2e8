/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
}

export const listVariants = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? []

/** A type on one line, such as `string (uuid)`, `"NEW" | "LOST"` or `array of object`. */
export function formatType(schema: JsonSchema): string {
  const { type, format, items, additionalProperties } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = listVariants(schema)
  if (variants.length > 0) return [...new Set(variants.map(formatType))].join(' | ')
  if (type === 'array') return items ? `array of ${formatType(items)}` : 'array'
  if (type === 'object' && typeof additionalProperties === 'object' && !schema.properties)
    return `map of ${formatType(additionalProperties)}`
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? (schema.properties ? 'object' : 'any'))
  return format ? `${name} (${format})` : name
}

/** The limits that a value must keep, such as `1–100` or `up to 200 characters`. */
export function formatLimits({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  default: standard,
}: JsonSchema): string {
  const limits = [
    formatRange(toLimit(minimum), toLimit(maximum), ''),
    formatRange(minLength || undefined, maxLength, ' characters'),
    formatRange(undefined, maxItems, ' items'),
    standard !== undefined && `default ${JSON.stringify(standard)}`,
  ]
  return limits.filter(Boolean).join(', ')
}

/** Integers are limited to what a number can hold, which says nothing. */
const toLimit = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(Math.abs(limit) + 1) ? limit : undefined

function formatRange(minimum: number | undefined, maximum: number | undefined, unit: string) {
  if (minimum !== undefined && maximum !== undefined) return `${minimum}–${maximum}${unit}`
  if (maximum !== undefined) return `up to ${maximum}${unit}`
  return minimum !== undefined && `at least ${minimum}${unit}`
}
