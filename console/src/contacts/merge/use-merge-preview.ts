import type { MergeField, MergePreview } from '@gable/shared/contacts/merge.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import useSWR from 'swr'
import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'

interface Asked {
  keptId: string
  mergedId: string
  take: MergeField[]
  takeCustom: string[]
}

/** What the one contact would be with the other merged into it. Nothing is changed by looking. */
export function useMergePreview({ keptId, mergedId, ...taken }: Asked) {
  const accountId = useAccountId()
  return useSWR<MergePreview, Problem>(
    ['merge preview', accountId, keptId, mergedId, taken],
    () =>
      callIn(accountId)('POST /agent/contacts/:contactId/merge/preview', {
        params: { contactId: keptId },
        body: { mergedId, ...taken },
      }),
    { keepPreviousData: true },
  )
}
