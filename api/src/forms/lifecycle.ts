import { defaultForms } from '@gable/shared/forms/default-forms.ts'
import { type FormConfig, formNameMaximum, formsMaximum, type NewForm } from '@gable/shared/forms/form.ts'
import { formMessages, toInUseMessage } from '@gable/shared/forms/messages.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { toCopyName } from '@gable/shared/text/copy-name.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listLinkedDashboards, lockFormOrThrow } from './queries.ts'
import { listFormUses } from './use-queries.ts'
import { countForms, deleteFormRow, insertForm, insertFormCopy, updateFormState } from './write-queries.ts'

export async function createForm(db: Db, scope: AccountScope, { name, leadType }: NewForm): Promise<FormConfig> {
  await requireRoom(db, scope)
  const texts = defaultForms.find((form) => form.leadType === leadType)
  invariant(texts, 'every lead type has default texts')
  const [dashboard] = await listLinkedDashboards(db, scope)
  invariant(dashboard, 'the account has no dashboard')
  return insertForm(db, scope, { ...texts, name, exitTo: dashboard._id })
}

export async function cloneForm(db: Db, scope: AccountScope, formId: string): Promise<FormConfig> {
  const { name } = await lockFormOrThrow(db, scope, formId)
  await requireRoom(db, scope)
  return insertFormCopy(db, scope, { formId, name: toCopyName(name, formNameMaximum) })
}

export async function renameForm(db: Db, scope: AccountScope, formId: string, name: string): Promise<FormConfig> {
  await lockFormOrThrow(db, scope, formId)
  return updateFormState(db, scope, formId, { name })
}

/** Refuses while anything published opens the form. An archived page keeps its form, in case it is published again. */
export async function archiveForm(db: Db, scope: AccountScope, formId: string): Promise<FormConfig> {
  const form = await lockFormOrThrow(db, scope, formId)
  if (form.isArchived) return form
  const uses = (await listFormUses(db, scope, formId)).filter(({ isArchived }) => !isArchived)
  if (uses.length > 0) throw new Problem('conflict', toInUseMessage(uses))
  return updateFormState(db, scope, formId, { archived_at: new Date() })
}

export async function unarchiveForm(db: Db, scope: AccountScope, formId: string): Promise<FormConfig> {
  const form = await lockFormOrThrow(db, scope, formId)
  return form.isArchived ? updateFormState(db, scope, formId, { archived_at: null }) : form
}

export async function deleteForm(db: Db, scope: AccountScope, formId: string) {
  const form = await lockFormOrThrow(db, scope, formId)
  if (!form.isArchived) throw new Problem('conflict', formMessages.notArchived)
  const uses = await listFormUses(db, scope, formId)
  if (uses.length > 0) throw new Problem('conflict', toInUseMessage(uses))
  await deleteFormRow(db, scope, formId)
}

async function requireRoom(db: Db, scope: AccountScope) {
  if ((await countForms(db, scope)) >= formsMaximum) throw new Problem('conflict', formMessages.tooMany)
}
