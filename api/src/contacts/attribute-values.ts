import { type AttributeEntity, faultOfValue, keptValue } from '@gable/shared/contacts/attribute.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAttributes } from './attribute-queries.ts'

interface Sent {
  entity: AttributeEntity
  values: Record<string, unknown>
  /** The field that holds them. */
  under: string
}

/** What is wrong with values of the account's own attributes, by field. */
export async function faultsOfValues(db: Db, scope: AccountScope, { entity, values, under }: Sent) {
  if (Object.keys(values).length === 0) return {}
  const attributes = await listAttributes(db, scope, entity)
  const faults = Object.entries(values).flatMap(([key, value]) => {
    const attribute = attributes.find((one) => one.key === key)
    if (!attribute) return [[`${under}.${key}`, 'There is no such attribute'] as const]
    const kept = keptValue(value)
    const fault = kept === undefined ? undefined : faultOfValue(attribute, kept)
    return fault ? [[`${under}.${key}`, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** What was sent over what was there; a value of nothing takes it away. */
export function mergedValues(before: Record<string, unknown>, sent: Record<string, unknown>) {
  const values = Object.entries({ ...before, ...sent }).map(([key, value]) => [key, keptValue(value)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
