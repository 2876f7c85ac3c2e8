import { useParams } from 'react-router-dom'
import { useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { useWidgetPaths } from '../widget-paths.ts'
import { WidgetEditor } from './widget-editor.tsx'

export function WidgetEditorPage() {
  const { widgetId = '' } = useParams()
  const backLink = useBackLink(useWidgetPaths().listPath)
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId', { params: { widgetId } })
  useLiveEvent('widgets', ({ id }) => {
    if (id === widgetId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <WidgetEditor key={data._id} saved={data} mutate={mutate} backLink={backLink} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={error}
      title="The widget could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
