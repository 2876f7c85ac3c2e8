import { useState } from 'react'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { EditorForm } from './editor-form.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'

export function YesNoEditor({ field, filter, onApply }: FilterEditorProps) {
  const [is, setIs] = useState(filter && 'is' in filter ? filter.is : true)
  return (
    <EditorForm label={field.label} fault={undefined} onSubmit={() => onApply({ key: field.key, is })}>
      <SegmentedControl
        label={field.label}
        value={is ? 'yes' : 'no'}
        options={answers}
        onChange={(answer) => setIs(answer === 'yes')}
      />
    </EditorForm>
  )
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
