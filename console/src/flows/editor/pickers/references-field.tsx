import type { ReactNode } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { MultiSelect } from '../../../design/inputs/multi-select.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import { listOptions, type ReferenceType } from './reference-options.ts'

interface ReferencesFieldProps {
  label: string
  type: ReferenceType
  placeholder: string
  hint?: ReactNode
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Chooses any number of what the account has. */
export function ReferencesField({ label, type, placeholder, hint, value, onChange }: ReferencesFieldProps) {
  const { references } = useFlowEditor()
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <MultiSelect
          {...control}
          value={value}
          options={listOptions(references, type, value)}
          placeholder={placeholder}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
