import type { BulkChange, Selection } from '@gable/shared/contacts/bulk.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import useSWR from 'swr'
import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'

export interface BulkPreview {
  selected: number
  changing: number
}

/** How many contacts are chosen and how many of them would change, asked anew each time it is looked at. */
export function useBulkPreview(selection: Selection, change: BulkChange | undefined) {
  const accountId = useAccountId()
  return useSWR<BulkPreview, Problem>(
    change ? ['bulk preview', accountId, selection, change] : null,
    () => {
      if (!change) throw new Error('A preview is of a change')
      return callIn(accountId)('POST /agent/contacts/bulk/preview', { body: { selection, change } })
    },
    { revalidateOnFocus: false, dedupingInterval: 0, revalidateIfStale: true },
  )
}
