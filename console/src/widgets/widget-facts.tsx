import type { Widget } from '@gable/shared/widgets/widget.ts'
import { formatDateTime } from '../design/date-format.ts'
import { DescriptionList } from '../design/description-list.tsx'
import { missing } from '../design/metric-format.ts'
import { RelativeTime } from '../design/relative-time.tsx'
import { useApi } from '../platform/use-api.ts'
import { CopyId } from './copy-id.tsx'
import { useTimeZone } from './use-time-zone.ts'

/** By what a widget is known, and when it was last touched by us and by visitors. */
export function WidgetFacts({ widget: { _id, lastUpdated } }: { widget: Widget }) {
  const timeZone = useTimeZone()
  const { data } = useApi('GET /agent/widget/config/:widgetId/latest-activity', { params: { widgetId: _id } })
  return (
    <DescriptionList
      items={[
        { label: 'Page URL', value: <span className="break-all text-table">{_id}</span>, action: <CopyId id={_id} /> },
        { label: 'Last Updated', value: formatDateTime(lastUpdated.triggeredAt, timeZone) },
        { label: 'Last Updated By', value: lastUpdated.triggeredBy || missing },
        { label: 'Latest Activity', value: data && <RelativeTime at={data.latestActivity} timeZone={timeZone} /> },
      ]}
    />
  )
}
