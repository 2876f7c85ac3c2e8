import { matchExistingTags } from '../../contacts/filter-queries.ts'
import { publishContacts } from './publish-contacts.ts'
import { done, type StepBatch, type StepResults, toResults } from './step-batch.ts'
import { addTagToContacts, removeTagFromContacts } from './step-queries.ts'

export const addTag = (batch: StepBatch<'ADD_TAG'>): Promise<StepResults> => changeTags(batch, addTagToContacts)

export const removeTag = (batch: StepBatch<'REMOVE_TAG'>): Promise<StepResults> =>
  changeTags(batch, removeTagFromContacts)

async function changeTags(
  { db, scope, runs, step }: StepBatch<'ADD_TAG' | 'REMOVE_TAG'>,
  change: typeof addTagToContacts,
): Promise<StepResults> {
  const ids = runs.map(({ contactId }) => contactId)
  const [tag] = await matchExistingTags(db, scope, [step.tag])
  const changed = tag ? await change(db, scope, ids, tag) : new Set<string>()
  await publishContacts(db, scope, changed)
  return toResults(runs, ({ contactId }) =>
    changed.has(contactId) ? done : { type: 'SKIPPED', code: 'NOTHING_TO_CHANGE' },
  )
}
