import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import { toJson } from '../tracking/to-json.ts'

/** A started form, stored as JSON in the tab so that it survives a reload. Stored drafts fix these key names. */
export interface Draft {
  id: string
  visitId: string
  startedAt: number
  filling: JourneyValues
  picked?: AddressSuggestion
  step: number
}

/** Session storage may be full, blocked or overridden by the page; then there is no draft and nothing else breaks. */
export function createDraftStore(getStorage: () => Storage, subjectId: string) {
  const key = `gable-draft-${subjectId}`
  const tryWith = <T>(callback: (storage: Storage) => T): T | undefined => {
    try {
      return callback(getStorage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => tryWith((storage) => toDraft(JSON.parse(storage.getItem(key) ?? 'null'))),
    write: (draft: Draft) => tryWith((storage) => storage.setItem(key, toJson(draft))),
    clear: () => tryWith((storage) => storage.removeItem(key)),
  }
}

function toDraft(stored: Draft | null): Draft | undefined {
  const { address, answers, details } = stored?.filling ?? {}
  const isComplete = typeof address === 'string' && answers && details && Object.values(details).every(isText)
  return isComplete && stored && isText(stored.id) && isText(stored.visitId) ? stored : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'
