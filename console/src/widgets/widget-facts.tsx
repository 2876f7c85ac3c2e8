import type { Widget } from '@gable/shared/widgets/widget.ts'
import { SubjectFacts } from '../assets/subject-facts.tsx'
import { useApi } from '../platform/use-api.ts'
import { CopyId } from './copy-id.tsx'

export function WidgetFacts({ widget: { _id, lastUpdated } }: { widget: Widget }) {
  const { data } = useApi('GET /agent/widget/config/:widgetId/latest-activity', { params: { widgetId: _id } })
  return (
    <SubjectFacts
      pageUrl={{ value: <span className="break-all text-table">{_id}</span>, action: <CopyId id={_id} /> }}
      lastUpdated={lastUpdated}
      latestActivity={data}
    />
  )
}
