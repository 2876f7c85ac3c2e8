import { changedMeanwhile } from '@gable/shared/forms/form.ts'
import { Problem } from '@gable/shared/http/problem.ts'

/** Two people may have the same thing open: who saves later is told, and erases nothing unknowingly. */
export function refuseStale({ updatedAt }: { updatedAt: string }, { basedOn }: { basedOn?: string | undefined }) {
  if (basedOn !== undefined && Date.parse(basedOn) !== Date.parse(updatedAt))
    throw new Problem('conflict', changedMeanwhile)
}
