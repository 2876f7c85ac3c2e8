import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useEffect, useRef } from 'react'
import { useSubmissionChange } from './use-submissions.ts'

/** Looking at a new one makes it a read one, once: whoever puts it back among the unread means it. */
export function useMarkRead(submission: Submission | undefined) {
  const change = useSubmissionChange()
  const seen = useRef<string>()
  const id = submission?._id
  const isNew = submission?.state === 'NEW'
  useEffect(() => {
    if (id === seen.current) return
    seen.current = id
    // When this fails it stays unread, and the next look tries again.
    if (id && isNew) change(id, 'read').catch(() => {})
  }, [id, isNew, change])
}
