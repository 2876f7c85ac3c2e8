import { type TrafficDimension, trafficDimensions } from '@gable/shared/traffic/traffic.ts'
import { useSearchParams } from 'react-router-dom'

/** By what visits are broken down, stored in the URL. */
export function useTrafficDimension(): [TrafficDimension, (by: TrafficDimension) => void] {
  const [params, setParams] = useSearchParams()
  const by = trafficDimensions.find((dimension) => dimension === params.get('traffic')) ?? 'campaign'
  const setBy = (next: TrafficDimension) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === 'campaign') changed.delete('traffic')
        else changed.set('traffic', next)
        return changed
      },
      { preventScrollReset: true },
    )
  return [by, setBy]
}
