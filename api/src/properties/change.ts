import { Problem } from '@gable/shared/http/problem.ts'
import type { PropertyChange } from '@gable/shared/properties/property.ts'
import { faultsOfValues, mergedValues } from '../contacts/attribute-values.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { heldProperty } from './known-property.ts'
import { updateVars } from './property-queries.ts'

export async function changeProperty(db: Db, scope: Scope, id: string, { vars, basedOn }: PropertyChange) {
  const before = await heldProperty(db, scope, id)
  refuseStale(before, { basedOn })
  const faults = await faultsOfValues(db, scope, { entity: 'PROPERTY', values: vars, under: 'vars' })
  if (Object.keys(faults).length > 0) throw new Problem('invalid', 'Some fields need attention', faults)
  await updateVars(db, scope, id, mergedValues(before.vars, vars))
  await notify(db, scope, { kind: 'properties', id })
}
