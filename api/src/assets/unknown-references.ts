import type { FormAction } from '@gable/shared/assets/asset.ts'
import { getBranding } from '../branding/queries.ts'
import { listFormsForAction } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What settings name that is not the account's own, or not there any more, under the keys of their fields. */
export async function findUnknownReferences(
  db: Db,
  scope: AccountScope,
  named: { brandings: Record<string, string>; actions: Record<string, FormAction | null> },
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const [field, id] of Object.entries(named.brandings))
    if (!(await getBranding(db, scope, id))) faults[field] = 'This brand is not there any more'
  for (const [field, action] of Object.entries(named.actions))
    if (action && (await listFormsForAction(db, scope, action)).length === 0)
      faults[field] = 'This form is not there any more'
  return faults
}
