import { publishContacts } from './publish-contacts.ts'
import { done, type StepExecutor, toResults } from './step-batch.ts'
import { insertEntries, toNoteDocument } from './step-queries.ts'

export const addNotes: StepExecutor<'ADD_NOTE'> = async ({ db, scope, runs, step: { text } }) => {
  const detail = { text, document: toNoteDocument(text) }
  await insertEntries(db, scope, runs, { eventGroup: 'NOTES', kind: 'NOTE', detail })
  await publishContacts(db, scope, new Set(runs.map(({ contactId }) => contactId)))
  return toResults(runs, () => done)
}
