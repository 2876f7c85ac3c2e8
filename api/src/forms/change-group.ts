import type { FormGroupChange, FormGroupConfig } from '@gable/shared/forms/form.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockGroup, updateGroup } from './queries.ts'
import { refuseStale } from './refuse-stale.ts'

/** Keeps a new order of the group's own forms, and its tracking code. */
export async function changeGroup(
  db: Db,
  scope: AccountScope,
  id: string,
  change: FormGroupChange,
): Promise<FormGroupConfig> {
  const group = await lockGroup(db, scope, id)
  if (!group) throw new Problem('not_found', 'There is no such form group')
  refuseStale(group, change)
  if (!hasSameForms(group.formIds, change.formIds))
    throw new Problem('invalid', 'Some fields need attention', {
      formIds: 'The forms of a group can be put in another order, but none can be added or left out',
    })
  return updateGroup(db, scope, id, change)
}

const hasSameForms = (own: string[], sent: string[]) => String([...own].sort()) === String([...sent].sort())
