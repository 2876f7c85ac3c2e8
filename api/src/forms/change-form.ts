import type { FormChange, FormConfig } from '@gable/shared/forms/form.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockForm, updateForm } from './queries.ts'
import { refuseStale } from './refuse-stale.ts'

/** Keeps what may be changed of a form, and refuses the whole of it where something else was. */
export async function changeForm(db: Db, scope: AccountScope, id: string, change: FormChange): Promise<FormConfig> {
  const form = await lockForm(db, scope, id)
  if (!form) throw new Problem('not_found', 'There is no such form')
  refuseStale(form, change)
  const fields = wrongFields(form, change)
  if (Object.keys(fields).length > 0) throw new Problem('invalid', 'Some fields need attention', fields)
  return updateForm(db, scope, id, change)
}

const wrongFields = (form: FormConfig, { leadType, settings, exitSettings }: FormChange): Record<string, string> => ({
  ...(leadType !== form.leadType && { leadType: 'The lead type of a form cannot be changed' }),
  ...(exitSettings.exitTo !== form.exitSettings.exitTo && {
    'exitSettings.exitTo': 'The linked dashboard of a form cannot be changed',
  }),
  ...(settings.includeSellingTimeline !== undefined &&
    form.leadType !== 'HV' && {
      'settings.includeSellingTimeline': 'Only home value forms can include the selling timeline question',
    }),
})
