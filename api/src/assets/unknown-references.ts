import type { FormAction } from '@gable/shared/assets/asset.ts'
import { archivedBrand } from '@gable/shared/branding/brand-use.ts'
import { formMessages } from '@gable/shared/forms/messages.ts'
import { getBranding } from '../branding/queries.ts'
import { listFormsForAction } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface References {
  brandings: Record<string, string>
  actions: Record<string, FormAction | null>
}

/** Errors by field for brands and forms that were deleted, archived or belong to another account. */
export async function findUnknownReferences(
  db: Db,
  scope: AccountScope,
  { brandings, actions }: References,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [field, id] of Object.entries(brandings)) {
    const brand = await getBranding(db, scope, id)
    if (!brand) errors[field] = 'This brand no longer exists. Choose another one.'
    else if (brand.isArchived) errors[field] = archivedBrand
  }
  for (const [field, action] of Object.entries(actions)) {
    if (!action) continue
    const forms = await listFormsForAction(db, scope, action)
    if (forms.length === 0) errors[field] = 'This form no longer exists. Choose another one.'
    else if (forms.every(({ isArchived }) => isArchived)) errors[field] = formMessages.archivedChoice
  }
  return errors
}
