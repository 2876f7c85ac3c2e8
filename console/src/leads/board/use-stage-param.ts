import { type LeadStage, leadStages } from '@gable/shared/activity/entry.ts'
import { useSearchParams } from 'react-router-dom'

/** The column a phone shows, kept in the URL. */
export function useStageParam(): [LeadStage, (stage: LeadStage) => void] {
  const [params, setParams] = useSearchParams()
  const stage = leadStages.find((value) => value === params.get('column')) ?? 'NEW'
  const selectStage = (next: LeadStage) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        changed.set('column', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [stage, selectStage]
}
