import type { Widget } from '@gable/shared/widgets/widget.ts'
import { AssetFacts } from '../assets/asset-facts.tsx'
import { useApi } from '../platform/use-api.ts'
import { CopyIdButton } from './copy-id-button.tsx'

export function WidgetFacts({ widget: { _id, lastUpdated } }: { widget: Widget }) {
  const { data } = useApi('GET /agent/widget/config/:widgetId/latest-activity', { params: { widgetId: _id } })
  return (
    <AssetFacts
      pageUrl={{ value: <span className="break-all text-table">{_id}</span>, action: <CopyIdButton id={_id} /> }}
      lastUpdated={lastUpdated}
      latestActivity={data}
    />
  )
}
