import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { useRefresh } from '../platform/use-api.ts'
import { submissionPath } from './submission-path.ts'
import { useRefreshSubmissions } from './use-submissions.ts'

/** Says that somebody wrote, wherever in the account one is, and brings what is on screen up to date. */
export function SubmissionNews() {
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const refreshSubmissions = useRefreshSubmissions()
  const refresh = useRefresh()
  useLive('submission', ({ submissionId, name, subjectName }) => {
    toast(`New submission: ${name} — ${subjectName}`, {
      label: 'Open',
      run: () => void navigate(pathTo(submissionPath(submissionId))),
    })
    void refreshSubmissions()
    void refresh('GET /agent/home/figures', 'GET /agent/home/leads', 'GET /agent/home/activity')
  })
  useLive('submission-changed', () => void refreshSubmissions())
  return null
}
