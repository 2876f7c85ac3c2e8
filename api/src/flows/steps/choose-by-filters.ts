import { type StepExecutor, toResults } from './step-batch.ts'
import { listMatchingContactIds } from './step-queries.ts'

export const chooseByFilters: StepExecutor<'CONDITION'> = async ({ db, scope, runs, step }) => {
  const matching = await listMatchingContactIds(
    db,
    scope,
    runs.map(({ contactId }) => contactId),
    step.filters,
  )
  return toResults(runs, ({ contactId }) => ({ type: 'DONE', branch: matching.has(contactId) ? 'YES' : 'NO' }))
}
