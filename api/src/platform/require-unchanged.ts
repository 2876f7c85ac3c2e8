import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'

/** Throws a 409 if someone else saved since the client loaded the record. Without `basedOn` the save overwrites. */
export function requireUnchanged({ updatedAt }: { updatedAt: string }, { basedOn }: { basedOn?: string | undefined }) {
  if (basedOn !== undefined && Date.parse(basedOn) !== Date.parse(updatedAt))
    throw new Problem('conflict', changedElsewhere)
}
