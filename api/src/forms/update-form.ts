import type { FormChange, FormConfig } from '@gable/shared/forms/form.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockFormOrThrow, updateFormRow } from './queries.ts'

/** Saves the editable parts of a form. Throws if the client changed a fixed part. */
export async function updateForm(db: Db, scope: AccountScope, id: string, change: FormChange): Promise<FormConfig> {
  const form = await lockFormOrThrow(db, scope, id)
  requireUnchanged(form, change)
  const errors = getForbiddenChanges(form, change)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return updateFormRow(db, scope, id, change)
}

const getForbiddenChanges = (
  form: FormConfig,
  { leadType, settings, exitSettings }: FormChange,
): Record<string, string> => ({
  ...(leadType !== form.leadType && { leadType: 'The lead type of a form cannot be changed' }),
  ...(exitSettings.exitTo !== form.exitSettings.exitTo && {
    'exitSettings.exitTo': 'The linked dashboard of a form cannot be changed',
  }),
  ...(settings.includeSellingTimeline !== undefined &&
    form.leadType !== 'HV' && {
      'settings.includeSellingTimeline': 'Only home value forms can include the selling timeline question',
    }),
})
