import {
  type AttributeEntity,
  getAttributeValueError,
  normalizeAttributeValue,
} from '@gable/shared/contacts/attribute.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAttributes } from './attribute-queries.ts'

interface SubmittedValues {
  entity: AttributeEntity
  values: Record<string, unknown>
  /** The request field that holds the values. */
  under: string
}

/** Error messages for custom attribute values, by field. */
export async function getAttributeErrors(db: Db, scope: AccountScope, { entity, values, under }: SubmittedValues) {
  if (Object.keys(values).length === 0) return {}
  const attributes = await listAttributes(db, scope, entity)
  const errors = Object.entries(values).flatMap(([key, value]) => {
    const attribute = attributes.find((candidate) => candidate.key === key)
    if (!attribute) return [[`${under}.${key}`, 'This attribute does not exist'] as const]
    const normalized = normalizeAttributeValue(value)
    const error = normalized === undefined ? undefined : getAttributeValueError(attribute, normalized)
    return error ? [[`${under}.${key}`, error] as const] : []
  })
  return Object.fromEntries(errors)
}

/** Overwrites the current values with the submitted ones. A blank value removes the attribute. */
export function mergeAttributeValues(current: Record<string, unknown>, submitted: Record<string, unknown>) {
  const values = Object.entries({ ...current, ...submitted }).map(
    ([key, value]) => [key, normalizeAttributeValue(value)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
