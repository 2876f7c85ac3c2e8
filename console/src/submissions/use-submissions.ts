import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { call, isRead, useRefresh } from '../platform/use-api.ts'

type Change = 'read' | 'unread' | 'spam' | 'not-spam'

/** Writes to one submission, and shows what came of it everywhere at once. */
export function useSubmissionChange() {
  const accountId = useAccountId()
  const { mutate } = useSWRConfig()
  const refresh = useRefreshSubmissions()
  return useCallback(
    async (submissionId: string, change: Change) => {
      const changed = await call(`POST /agent/submissions/:submissionId/${change}`, { params: { submissionId } })
      const isThisOne = (cached: unknown) =>
        isRead(cached) &&
        cached[0] === 'GET /agent/submissions/:submissionId' &&
        cached[2] === accountId &&
        (cached[1] as { params: { submissionId: string } }).params.submissionId === submissionId
      await mutate<Submission>(isThisOne, changed, { revalidate: false })
      void refresh()
      return changed
    },
    [accountId, mutate, refresh],
  )
}

/** Reads the lists and the count of unread ones again; what is on screen stays until the new is there. */
export function useRefreshSubmissions() {
  const refresh = useRefresh()
  return useCallback(() => refresh('GET /agent/submissions', 'GET /agent/submissions/unread'), [refresh])
}
