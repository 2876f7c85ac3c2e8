import type { ReactNode } from 'react'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import { listOptions, type ReferenceType } from './reference-options.ts'

interface ReferenceFieldProps {
  label: string
  type: ReferenceType
  placeholder: string
  emptyText: string
  hint?: ReactNode
  value: string | null
  onChange: (id: string | null) => void
}

/** Chooses one of what the account has. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { label, type, placeholder, emptyText, hint, value, onChange } = props
  const { references } = useFlowEditor()
  const options = listOptions(references, type, value === null ? [] : [value])
  const chosen = options.find((option) => option.value === value)
  return (
    <Field label={label} hint={hint} required>
      {(control) => (
        <Combobox
          {...control}
          value={chosen ? { value: chosen.value, label: chosen.label } : null}
          onChange={(choice) => onChange(choice?.value ?? null)}
          search={async (text) => options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          searchDelay={0}
          placeholder={placeholder}
          emptyText={emptyText}
        />
      )}
    </Field>
  )
}
