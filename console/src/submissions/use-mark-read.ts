import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useEffect, useRef } from 'react'
import { useUpdateSubmission } from './use-submissions.ts'

/** Marks a new submission as read when it opens, once, so that an agent can mark it as unread again. */
export function useMarkRead(submission: Submission | undefined) {
  const updateSubmission = useUpdateSubmission()
  const handledId = useRef<string>()
  const id = submission?._id
  const isNew = submission?.state === 'NEW'
  useEffect(() => {
    if (id === handledId.current) return
    handledId.current = id
    // On failure it stays unread, and opening it again retries.
    if (id && isNew) updateSubmission(id, 'read').catch(() => {})
  }, [id, isNew, updateSubmission])
}
