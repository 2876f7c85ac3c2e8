import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Option } from '../../design/inputs/option.ts'

interface AgentFieldProps {
  label: string
  agents: readonly Option[]
  placeholder?: string
  required?: boolean
  value: string | null
  onChange: (id: string | null) => void
}

export function AgentField(props: AgentFieldProps) {
  const { label, agents, placeholder = 'Find an agent…', required = true, value, onChange } = props
  const chosen = agents.find((option) => option.value === value)
  return (
    <Field label={label} required={required}>
      {(control) => (
        <Combobox
          {...control}
          value={chosen ? { value: chosen.value, label: chosen.label } : null}
          onChange={(choice) => onChange(choice?.value ?? null)}
          search={async (text) => agents.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          searchDelay={0}
          placeholder={placeholder}
          emptyText="No agent found"
        />
      )}
    </Field>
  )
}
