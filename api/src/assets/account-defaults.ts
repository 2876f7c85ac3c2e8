import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { FormAction } from '@gable/shared/assets/asset.ts'
import { findDefaultForm } from '@gable/shared/forms/find-default-form.ts'
import { getBranding } from '../branding/queries.ts'
import { listForms } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The brand and the forms that a new widget or page starts with. */
export async function getAccountDefaults(db: Db, scope: AccountScope) {
  const branding = await getBranding(db, scope, null)
  const forms = await listForms(db, scope)
  return {
    branding,
    brandingId: branding?._id ?? null,
    actionFor(leadType: LeadType): FormAction | null {
      const form = findDefaultForm(forms, leadType)
      return form ? { actionType: 'FORM', value: form._id } : null
    },
  }
}
