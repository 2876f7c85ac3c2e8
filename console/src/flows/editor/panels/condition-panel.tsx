import type { StepOf } from '@gable/shared/flows/step.ts'
import { FilterBuilder } from '../../../contacts/filters/filter-builder.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

export function ConditionPanel({ step, onChange }: StepPanelProps<StepOf<'CONDITION'>>) {
  const { references } = useFlowEditor()
  return (
    <section aria-label="Condition" className="space-y-3">
      <p className="text-muted">Contacts who match all of these filters take the path “Yes”, all others “No”.</p>
      <FilterBuilder fields={references.fields} value={step.filters} onChange={(filters) => onChange({ filters })} />
    </section>
  )
}
