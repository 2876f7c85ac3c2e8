import type { FormChange, FormConfig } from '@gable/shared/forms/form.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { getAttributeError } from '@gable/shared/submissions/answer-attributes.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockFormOrThrow, updateFormRow } from './queries.ts'
import { keepQuestionVersion } from './question-version-queries.ts'

/** Saves the editable parts of a form. Throws if the client changed a fixed part. */
export async function updateForm(db: Db, scope: AccountScope, id: string, change: FormChange): Promise<FormConfig> {
  const form = await lockFormOrThrow(db, scope, id)
  requireUnchanged(form, change)
  const hasNewQuestions = change.questions !== undefined && !isSame(change.questions, form.questions)
  const errors = {
    ...getForbiddenChanges(form, change),
    ...(hasNewQuestions && (await getAttributeErrors(db, scope, change.questions ?? []))),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (hasNewQuestions) await keepQuestionVersion(db, scope, form)
  return updateFormRow(db, scope, id, change, { hasNewQuestions })
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

async function getAttributeErrors(db: Db, scope: AccountScope, questions: readonly FormQuestion[]) {
  if (!questions.some(({ storage }) => storage.kind === 'ATTRIBUTE')) return {}
  const attributes = [
    ...(await listAttributes(db, scope, 'CONTACT')),
    ...(await listAttributes(db, scope, 'CONTACT', true)),
  ]
  const errors: Record<string, string> = {}
  for (const [index, question] of questions.entries()) {
    const error = getAttributeError(question, attributes)
    if (error) errors[`questions.${index}.storage.key`] = error
  }
  return errors
}

/** Postgres orders the keys of stored JSON in its own way. */
const isSame = (sent: readonly FormQuestion[], stored: readonly FormQuestion[]) => sortKeys(sent) === sortKeys(stored)

const sortKeys = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
