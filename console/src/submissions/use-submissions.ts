import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { call, isApiCacheKey, useRefresh } from '../platform/use-api.ts'

type Action = 'read' | 'unread' | 'spam' | 'not-spam'

/** Changes one submission's state and updates it everywhere on screen. */
export function useUpdateSubmission() {
  const accountId = useAccountId()
  const { mutate } = useSWRConfig()
  const refresh = useRefreshSubmissions()
  return useCallback(
    async (submissionId: string, action: Action) => {
      const submission = await call(`POST /agent/submissions/:submissionId/${action}`, { params: { submissionId } })
      const isSameSubmission = (cached: unknown) =>
        isApiCacheKey(cached) &&
        cached[0] === 'GET /agent/submissions/:submissionId' &&
        cached[2] === accountId &&
        (cached[1] as { params: { submissionId: string } }).params.submissionId === submissionId
      await mutate<Submission>(isSameSubmission, submission, { revalidate: false })
      void refresh()
      return submission
    },
    [accountId, mutate, refresh],
  )
}

/** Refetches the lists and the unread count. The screen keeps the old data until then. */
export function useRefreshSubmissions() {
  const refresh = useRefresh()
  return useCallback(() => refresh('GET /agent/submissions', 'GET /agent/submissions/unread'), [refresh])
}
