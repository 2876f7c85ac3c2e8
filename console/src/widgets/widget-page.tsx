import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { useLiveWidgets } from './use-refresh-widgets.ts'
import { WidgetDetail } from './widget-detail.tsx'

export function WidgetPage() {
  const { widgetId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId', { params: { widgetId } })
  useLiveWidgets()
  useTitle(data?.name)
  if (data) return <WidgetDetail key={data._id} widget={data} />
  if (!error) return <PageSkeleton />
  return (
    <LoadError
      problem={error}
      title="The widget could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
