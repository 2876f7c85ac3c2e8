import { useParams } from 'react-router-dom'
import { EditorProblem } from '../../editing/editor-problem.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useWayOut } from '../../editing/way-out.ts'
import { useAccountPath } from '../../platform/account.ts'
import { useLive } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { WidgetEditor } from './widget-editor.tsx'

export function WidgetEditorPage() {
  const { widgetId = '' } = useParams()
  const pathTo = useAccountPath()
  const close = useWayOut(pathTo('marketing/widget'))
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId', { params: { widgetId } })
  useLive('widgets', ({ id }) => {
    if (id === widgetId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data) return <WidgetEditor key={data._id} saved={data} mutate={mutate} close={close} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorProblem
      close={close}
      problem={error}
      failed="The widget could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
