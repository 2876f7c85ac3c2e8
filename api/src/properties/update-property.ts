import { invalid } from '@gable/shared/http/problem.ts'
import type { PropertyChange } from '@gable/shared/properties/property.ts'
import { getAttributeErrors, mergeAttributeValues } from '../contacts/attribute-values.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockPropertyOrThrow } from './get-property.ts'
import { updateAttributeValues } from './property-queries.ts'

export async function updateProperty(db: Db, scope: Scope, id: string, { vars, basedOn }: PropertyChange) {
  const before = await lockPropertyOrThrow(db, scope, id)
  requireUnchanged(before, { basedOn })
  const errors = await getAttributeErrors(db, scope, { entity: 'PROPERTY', values: vars, under: 'vars' })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await updateAttributeValues(db, scope, id, mergeAttributeValues(before.vars, vars))
  await publishLiveEvent(db, scope, { kind: 'properties', id })
}
