import { type RunState, runStates, type StepOutcome, stepOutcomes } from '@gable/shared/flows/run.ts'
import { useSearchParams } from 'react-router-dom'

/** Which contacts of a flow are shown: those in a state, at a step, or those who passed it in a way. */
export interface RunFilter {
  stepId?: string | undefined
  state?: RunState | undefined
  outcome?: StepOutcome | undefined
}

/** The filter of the shown contacts, in the URL. Undefined while none are shown. */
export function useRunFilter() {
  const [params, setParams] = useSearchParams()
  const filter: RunFilter | undefined = params.has('contacts')
    ? {
        stepId: params.get('step') ?? undefined,
        state: runStates.find((state) => state === params.get('state')),
        outcome: stepOutcomes.find((outcome) => outcome === params.get('outcome')),
      }
    : undefined

  const show = (next: RunFilter | undefined) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        for (const key of ['contacts', 'step', 'state', 'outcome']) changed.delete(key)
        if (!next) return changed
        changed.set('contacts', 'true')
        if (next.stepId) changed.set('step', next.stepId)
        if (next.state) changed.set('state', next.state)
        if (next.outcome) changed.set('outcome', next.outcome)
        return changed
      },
      { preventScrollReset: true, replace: filter !== undefined },
    )
  return { filter, open: (next: RunFilter) => show(next), close: () => show(undefined) }
}
