import { type LeadStage, leadStages } from '@gable/shared/activity/entry.ts'
import { useSearchParams } from 'react-router-dom'

/** The one column a phone shows, by the address. */
export function useShownStage(): [LeadStage, (stage: LeadStage) => void] {
  const [params, setParams] = useSearchParams()
  const stage = leadStages.find((one) => one === params.get('column')) ?? 'NEW'
  const choose = (next: LeadStage) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        changed.set('column', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [stage, choose]
}
