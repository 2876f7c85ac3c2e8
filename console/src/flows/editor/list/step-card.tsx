import type { Step } from '@gable/shared/flows/step.ts'
import { stepLabels } from '@gable/shared/flows/step-labels.ts'
import { DragHandle } from '../../../design/inputs/drag-tree.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import { CardButton, CardFrame } from './card-frame.tsx'
import { groupClassNames, stepIcons } from './step-icons.ts'
import { handleStepKey, StepMenu } from './step-menu.tsx'

/** A step as one sentence, with what is wrong in it, its menu and its handle. */
export function StepCard({ step }: { step: Step }) {
  const { getSentence, getErrors, actions } = useFlowEditor()
  const sentence = getSentence(step)
  const { label, group } = stepLabels[step.kind]

  return (
    <CardFrame id={step.id} errors={getErrors(step.id)}>
      <DragHandle id={step.id} name={sentence} onShift={(direction) => actions.shift(step.id, direction)} />
      <CardButton
        id={step.id}
        icon={stepIcons[step.kind]}
        iconClassName={groupClassNames[group]}
        kind={label}
        sentence={sentence}
        errors={getErrors(step.id)}
        onKeyDown={(event) => handleStepKey(event, step.id, actions)}
      />
      <StepMenu step={step} />
    </CardFrame>
  )
}
