import type { Assignment } from '@gable/shared/flows/step.ts'
import { Field } from '../../design/inputs/field.tsx'
import { MultiSelect } from '../../design/inputs/multi-select.tsx'
import type { Option } from '../../design/inputs/option.ts'
import { RadioCards } from '../../design/inputs/radio-cards.tsx'
import { AgentField } from './agent-field.tsx'
import { AreaFields } from './area-fields.tsx'

interface AssignmentFieldsProps {
  value: Assignment
  /** Those who can be chosen, and those who are chosen already. */
  agents: readonly Option[]
  /** What becomes of homes in no area if nobody is chosen for them. */
  elsewhereText: string
  /** Changes with the same key soon after each other belong together. */
  onChange: (value: Assignment, key?: string) => void
}

/** Who gets a contact or a lead. */
export function AssignmentFields({ value, agents, elsewhereText, onChange }: AssignmentFieldsProps) {
  return (
    <>
      <Field label="Assign To">
        {(_, labelId) => (
          <RadioCards
            aria-labelledby={labelId}
            value={value.type}
            options={types}
            onChange={(type) => onChange(blanks[type])}
          />
        )}
      </Field>
      {value.type === 'AGENT' && (
        <AgentField
          label="Agent"
          agents={agents}
          value={value.agentId}
          onChange={(agentId) => onChange({ ...value, agentId })}
        />
      )}
      {value.type === 'ROUND_ROBIN' && (
        <Field label="Agents">
          {(control) => (
            <MultiSelect
              {...control}
              value={value.agentIds}
              options={agents}
              placeholder="Choose agents…"
              onChange={(agentIds) => onChange({ ...value, agentIds })}
            />
          )}
        </Field>
      )}
      {value.type === 'BY_AREA' && (
        <AreaFields to={value} agents={agents} elsewhereText={elsewhereText} onChange={onChange} />
      )}
    </>
  )
}

const types = [
  { value: 'AGENT', label: 'One agent' },
  { value: 'ROUND_ROBIN', label: 'Agents in turn', hint: 'Each gets the next contact.' },
  { value: 'BY_AREA', label: 'By area', hint: 'By the city or the ZIP code of the home.' },
] as const

const blanks: Record<Assignment['type'], Assignment> = {
  AGENT: { type: 'AGENT', agentId: null },
  ROUND_ROBIN: { type: 'ROUND_ROBIN', agentIds: [] },
  BY_AREA: { type: 'BY_AREA', areas: [{ places: [], agentId: null }], otherwise: null },
}
