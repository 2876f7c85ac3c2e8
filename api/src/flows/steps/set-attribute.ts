import { normalizeAttributeValue } from '@gable/shared/contacts/attribute.ts'
import { getAttributeErrors } from '../../contacts/attribute-values.ts'
import { publishContacts } from './publish-contacts.ts'
import { done, type StepExecutor, toResults } from './step-batch.ts'
import { setCustomField } from './step-queries.ts'

/** The value is validated as if an agent had typed it. The field may have been archived or changed since. */
export const setAttribute: StepExecutor<'SET_ATTRIBUTE'> = async ({ db, scope, runs, step: { key, value } }) => {
  const errors = await getAttributeErrors(db, scope, { entity: 'CONTACT', values: { [key]: value }, under: 'custom' })
  if (Object.keys(errors).length > 0) return toResults(runs, () => ({ type: 'SKIPPED', code: 'ATTRIBUTE_UNAVAILABLE' }))
  const ids = runs.map(({ contactId }) => contactId)
  const changed = await setCustomField(db, scope, ids, key, normalizeAttributeValue(value))
  await publishContacts(db, scope, changed)
  return toResults(runs, ({ contactId }) =>
    changed.has(contactId) ? done : { type: 'SKIPPED', code: 'NOTHING_TO_CHANGE' },
  )
}
