import { listSteps } from '@gable/shared/flows/program.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

export function GoToPanel({ step, onChange }: StepPanelProps<StepOf<'GO_TO'>>) {
  const { definition, getSentence } = useFlowEditor()
  const options = listSteps(definition.steps).flatMap((target, index) =>
    target.id === step.id ? [] : [{ value: target.id, label: `${index + 1}. ${getSentence(target)}` }],
  )
  return (
    <Field
      label="Continue At"
      required
      hint="A path that leads back must wait a day at least, so that nobody goes in circles."
    >
      {(control) => (
        <Combobox
          {...control}
          value={options.find(({ value }) => value === step.stepId) ?? null}
          onChange={(choice) => onChange({ stepId: choice?.value ?? null })}
          search={async (text) => options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          searchDelay={0}
          placeholder="Find a step…"
          emptyText="No step found"
        />
      )}
    </Field>
  )
}
