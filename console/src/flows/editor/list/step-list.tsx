import { describeBranch } from '@gable/shared/flows/describe-step.ts'
import { getBranches } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Place, StepListId } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import { AddPlace } from './add-place.tsx'
import { StepCard } from './step-card.tsx'

interface StepListProps {
  /** The accessible name. */
  label: string
  list: StepListId
  steps: readonly Step[]
}

/** Steps on a line, with a place to add one before and after each. */
export function StepList({ label, list, steps }: StepListProps) {
  const getPlace = (index: number): Place => ({ ...list, index })
  if (steps.length === 0) return <AddPlace place={getPlace(0)} label={`Add step in ${label}`} isEmpty />
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id}>
          {index === 0 && <AddPlace place={getPlace(0)} label={`Add step at the start of ${label}`} />}
          <StepCard step={step} />
          {getBranches(step).length > 0 && <BranchList step={step} />}
          <AddPlace place={getPlace(index + 1)} after={step} isLast={index === steps.length - 1} />
        </li>
      ))}
    </ol>
  )
}

/** The branches of a step, one below the other, each with its own list of steps. */
function BranchList({ step }: { step: Step }) {
  const { getSentence } = useFlowEditor()
  return (
    <ul
      aria-label={`Paths of ${getSentence(step)}`}
      className="mt-2 ml-3 space-y-2 border-line-strong border-l pl-2 sm:ml-6 sm:pl-4"
    >
      {getBranches(step).map(({ key, steps }) => {
        const label = describeBranch(step, key)
        return (
          <li key={key} className="rounded-lg border border-line bg-ground p-2 sm:p-3">
            <p className="font-medium text-muted text-table">{label}</p>
            <StepList label={label} list={{ parentId: step.id, branch: key }} steps={steps} />
          </li>
        )
      })}
    </ul>
  )
}
