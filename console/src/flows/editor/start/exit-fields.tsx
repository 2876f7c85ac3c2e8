import { type LeadStage, leadStages } from '@gable/shared/activity/entry.ts'
import type { ExitRule } from '@gable/shared/flows/definition.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { useId } from 'react'
import { Checkbox } from '../../../design/inputs/checkbox.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { MultiSelect } from '../../../design/inputs/multi-select.tsx'
import { exitLabels } from '../../rule-labels.ts'

interface ExitFieldsProps {
  exits: readonly ExitRule[]
  onChange: (exits: ExitRule[]) => void
}

/** What takes a contact out before the end. */
export function ExitFields({ exits, onChange }: ExitFieldsProps) {
  const toggle = (type: ExitRule['type'], isOn: boolean) =>
    onChange(isOn ? [...exits, createExit(type)] : exits.filter((exit) => exit.type !== type))
  const stages = exits.find((exit) => exit.type === 'REACHES_STAGE')?.stages

  /** Without any stage, the rule is off. */
  const setStages = (stages: LeadStage[]) =>
    onChange(
      exits.flatMap((exit): ExitRule[] => {
        if (exit.type !== 'REACHES_STAGE') return [exit]
        return stages.length > 0 ? [{ ...exit, stages }] : []
      }),
    )

  return (
    <div className="space-y-3">
      <p className="text-muted">A contact leaves at once when one of these happens. Archived contacts always leave.</p>
      {types.map((type) => (
        <ExitOption
          key={type}
          type={type}
          checked={exits.some((exit) => exit.type === type)}
          onChange={(isOn) => toggle(type, isOn)}
        />
      ))}
      {stages && (
        <Field label="Stages">
          {(control) => (
            <MultiSelect
              {...control}
              value={stages}
              options={leadFields.stages.filter(({ value }) => leadStages.includes(value))}
              onChange={setStages}
            />
          )}
        </Field>
      )}
    </div>
  )
}

interface ExitOptionProps {
  type: ExitRule['type']
  checked: boolean
  onChange: (checked: boolean) => void
}

function ExitOption({ type, checked, onChange }: ExitOptionProps) {
  const id = useId()
  const { label, hint } = exitLabels[type]
  return (
    <div className="flex items-start gap-2 touch:py-2">
      <Checkbox id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-hint`} className="mt-0.5" />
      <div className="min-w-0">
        <label htmlFor={id} className="block">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      </div>
    </div>
  )
}

const types = Object.keys(exitLabels) as ExitRule['type'][]

const createExit = (type: ExitRule['type']): ExitRule =>
  type === 'REACHES_STAGE' ? { type, stages: ['CLOSED'] } : { type }
