import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { toSubmissionPath } from '../layout/paths/submission-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useRefresh } from '../platform/use-api.ts'
import { useRefreshSubmissions } from './use-submissions.ts'

/** Shows a toast for each new submission on any page, and refreshes what is on screen. */
export function LiveSubmissions() {
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const refreshSubmissions = useRefreshSubmissions()
  const refresh = useRefresh()
  useLiveEvent('submission', ({ submissionId, name, subjectName }) => {
    toast(`New submission: ${name} — ${subjectName}`, {
      label: 'Open',
      run: () => void navigate(pathTo(toSubmissionPath(submissionId))),
    })
    void refreshSubmissions()
    void refresh('GET /agent/home/figures', 'GET /agent/home/leads', 'GET /agent/home/activity')
  })
  useLiveEvent('submission-changed', () => void refreshSubmissions())
  return null
}
