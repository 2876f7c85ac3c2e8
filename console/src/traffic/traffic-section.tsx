import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApiList } from '../platform/use-api.ts'
import { usePeriod } from '../statistics/use-period.ts'
import { FunnelCard } from './funnel-card.tsx'
import { TrafficCard } from './traffic-card.tsx'
import { useTrafficDimension } from './use-traffic-dimension.ts'

interface TrafficSectionProps {
  kind: AssetKind
  id: string
  name: string
}

/** Where the visitors of a widget or landing page come from, and where they stop. For the period of the charts above. */
export function TrafficSection({ kind, id, name }: TrafficSectionProps) {
  const { range, today } = usePeriod()
  const [by, setBy] = useTrafficDimension()
  const params = { subjectId: id }
  const traffic = useApiList('GET /agent/traffic/:subjectId', { params, query: { ...range, by } })
  const steps = useApiList('GET /agent/traffic/:subjectId/steps', { params, query: range })
  useLiveEvent('submission', () => void Promise.all([traffic.mutate(), steps.mutate()]))
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <TrafficCard id={id} name={name} by={by} range={range} today={today} onChange={setBy} response={traffic} />
      <FunnelCard kind={kind} range={range} today={today} response={steps} />
    </div>
  )
}
