import { listAssignedAgentIds } from '@gable/shared/flows/assigned-agents.ts'
import type { Assignment } from '@gable/shared/flows/step.ts'
import { type RoutingFilterConfig, RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'
import { CircleAlert } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import { FilterBuilder } from '../contacts/filters/filter-builder.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { AssignmentFields } from '../flows/assignment/assignment-fields.tsx'
import { useAccountPath } from '../platform/account.ts'

interface RuleFormProps {
  rule: RoutingRuleInput
  config: RoutingFilterConfig
  submitLabel: string
  /** Returns the rule as it is saved now, or undefined if it was not saved. */
  onSave: (rule: RoutingRuleInput) => Promise<RoutingRuleInput | undefined>
  /** May leave the page. */
  onSaved?: () => void
}

export function RuleForm({ rule, config, submitLabel, onSave, onSaved }: RuleFormProps) {
  const pathTo = useAccountPath()
  const form = useZodForm(RoutingRuleInput, { defaultValues: rule })
  const allowLeaving = useUnsavedChanges(form.formState.isDirty)

  async function save(values: RoutingRuleInput) {
    const saved = await onSave(values)
    if (!saved) return
    form.reset(RoutingRuleInput.parse(saved), { keepDirtyValues: false })
    allowLeaving()
    onSaved?.()
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="Rule">
        <div className="space-y-4">
          <TextField control={form.control} name="name" label="Name" max={80} required className="max-w-md" />
          <CheckboxField control={form.control} name="isOn" label="Use this rule for new leads" />
        </div>
      </Card>
      <Card
        title="Which Leads"
        description="A lead must match all filters. Without filters, the rule takes every lead."
      >
        <FiltersField control={form.control} config={config} />
      </Card>
      <Card
        title="Who Gets Them"
        description="Agents who left are skipped. With nobody left, leads go on to the next rule."
      >
        <div className="space-y-4">
          <AssignmentField control={form.control} config={config} />
          <CheckboxField
            control={form.control}
            name="overridesOwner"
            label="Override existing owners"
            hint="Also takes leads of contacts who already have an owner, and leads from the pages of single agents. The contact keeps the owner."
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{submitLabel}</SubmitButton>
        <Button to={pathTo('settings/lead-settings/automate')}>Back to rules</Button>
      </div>
    </Form>
  )
}

interface RuleFieldProps {
  control: Control<RoutingRuleInput>
  config: RoutingFilterConfig
}

function FiltersField({ control, config }: RuleFieldProps) {
  const { field } = useController({ control, name: 'filters' })
  return <FilterBuilder fields={config.fields} value={field.value} onChange={field.onChange} />
}

function AssignmentField({ control, config: { agents } }: RuleFieldProps) {
  const { field, fieldState } = useController({ control, name: 'assignment' })
  const value: Assignment = field.value
  const active = agents.map(({ _id, fullName }) => ({ value: _id, label: fullName }))
  const left = listAssignedAgentIds(value).filter((id) => !agents.some(({ _id }) => _id === id))
  const options = [...active, ...[...new Set(left)].map((id) => ({ value: id, label: 'No longer on the team' }))]
  return (
    <div data-field="assignment" className="max-w-xl space-y-4">
      <AssignmentFields
        value={value}
        agents={options}
        elsewhereText="Go on to the next rule"
        onChange={field.onChange}
      />
      {fieldState.error && (
        <p role="alert" className="flex items-start gap-1 text-danger-ink text-label">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          {fieldState.error.message}
        </p>
      )}
    </div>
  )
}
