import { useParams } from 'react-router-dom'
import { useFilterFields } from '../../contacts/filters/use-filter-fields.ts'
import { useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useForms } from '../../forms/use-forms.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { useDashboardPaths } from '../dashboard-paths.ts'
import { DashboardEditor } from './dashboard-editor.tsx'

export function DashboardEditorPage() {
  const { dashboardId = '' } = useParams()
  const backLink = useBackLink(useDashboardPaths().list)
  const { data, error, isValidating, mutate } = useApi('GET /agent/contact-dashboard/:dashboardId', {
    params: { dashboardId },
  })
  // Loaded with the dashboard, so that every panel opens with its choices.
  useFilterFields('DASHBOARD_MODULE')
  useForms()
  useApi('GET /agent/branding')
  useLiveEvent('contact-dashboards', ({ id }) => {
    if (id === dashboardId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <DashboardEditor key={data._id} dashboard={data} mutate={mutate} backLink={backLink} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={error}
      title="The dashboard could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
