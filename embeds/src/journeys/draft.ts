import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Filling } from '@gable/shared/journeys/filling.ts'
import { asJson } from '../tracking/as-json.ts'

/** What survives a reload: the filling with its id, and how far it had come. */
export interface Draft {
  id: string
  visitId: string
  startedAt: number
  filling: Filling
  picked?: AddressSuggestion
  step: number
}

/** In the tab's own storage, which may be full, forbidden or somebody else's: without it there is no draft, and no harm. */
export function draftIn(storage: () => Storage, subjectId: string) {
  const key = `gable-draft-${subjectId}`
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((storage) => asDraft(JSON.parse(storage.getItem(key) ?? 'null'))),
    write: (draft: Draft) => attempt((storage) => storage.setItem(key, asJson(draft))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  }
}

function asDraft(kept: Draft | null): Draft | undefined {
  const { address, answers, details } = kept?.filling ?? {}
  const isWhole = typeof address === 'string' && answers && details && Object.values(details).every(isText)
  return isWhole && kept && isText(kept.id) && isText(kept.visitId) ? kept : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'
