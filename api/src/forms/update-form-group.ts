import type { FormGroupChange, FormGroupConfig } from '@gable/shared/forms/form.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockFormGroupOrThrow, updateFormGroupRow } from './queries.ts'

/** Saves the order of the group's forms and its tracking code. */
export async function updateFormGroup(
  db: Db,
  scope: AccountScope,
  id: string,
  change: FormGroupChange,
): Promise<FormGroupConfig> {
  const group = await lockFormGroupOrThrow(db, scope, id)
  requireUnchanged(group, change)
  if (!hasSameForms(group.formIds, change.formIds))
    throw invalid({ formIds: 'You can reorder the forms of a group, but you cannot add or remove any' })
  return updateFormGroupRow(db, scope, id, change)
}

const hasSameForms = (saved: string[], sent: string[]) => String([...saved].sort()) === String([...sent].sort())
