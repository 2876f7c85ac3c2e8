import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeBranch, describeStep } from '@gable/shared/flows/describe-step.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowReferences } from '@gable/shared/flows/names.ts'
import { getBranches, listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { useMemo } from 'react'
import { describeStart } from '../describe-start.ts'
import { StepCounts, type StepFigures } from './step-counts.tsx'
import type { RunFilter } from './use-run-filter.ts'

interface FlowStepsProps {
  kind: FlowKind
  definition: FlowDefinition
  references: FlowReferences
  figures: readonly StepFigures[]
  onShow: (filter: RunFilter) => void
}

/** The steps of a flow as a list, each with how many contacts are at it and what became of the others. */
export function FlowSteps({ kind, definition, references, figures, onShow }: FlowStepsProps) {
  const names = useMemo(
    () => ({ ...references, steps: new Map(listSteps(definition.steps).map((step) => [step.id, step])) }),
    [references, definition],
  )
  const { sentence, details } = describeStart(kind, definition, names)
  const byStep = useMemo(() => new Map(figures.map((figure) => [figure.stepId, figure])), [figures])
  return (
    <ol aria-label="Steps" className="space-y-2">
      <li className="rounded-md bg-sunken px-3 py-2 text-table">
        <p className="font-medium">{sentence}</p>
        <p className="text-label text-muted">{details.join(' · ')}</p>
      </li>
      <StepItems steps={definition.steps} names={names} byStep={byStep} onShow={onShow} />
    </ol>
  )
}

interface StepItemsProps {
  steps: readonly Step[]
  names: FlowReferences
  byStep: ReadonlyMap<string, StepFigures>
  onShow: (filter: RunFilter) => void
}

const StepItems = ({ steps, ...shared }: StepItemsProps) =>
  steps.map((step) => {
    const figures = shared.byStep.get(step.id)
    return (
      <li key={step.id} className="space-y-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md border border-line px-3 py-2">
          <p className="min-w-0 flex-1 basis-60 text-table [overflow-wrap:anywhere]">
            {describeStep(step, shared.names)}
          </p>
          {figures && <StepCounts step={step} figures={figures} onShow={shared.onShow} />}
        </div>
        {getBranches(step).map((branch) => (
          <div key={branch.key} className="ml-3 space-y-2 border-line border-l-2 pl-3 sm:ml-5">
            <p className="font-medium text-label text-muted">
              {describeBranch(step, branch.key)}
              {figures && ` · ${(figures.branches[branch.key] ?? 0).toLocaleString('en-US')}`}
            </p>
            {branch.steps.length === 0 ? (
              <p className="text-muted text-table">Continues with the next step.</p>
            ) : (
              <ol className="space-y-2">
                <StepItems {...shared} steps={branch.steps} />
              </ol>
            )}
          </div>
        ))}
      </li>
    )
  })
