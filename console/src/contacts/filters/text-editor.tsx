import { useState } from 'react'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { EditorForm } from './editor-form.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'

export function TextEditor({ field, filter, onApply }: FilterEditorProps) {
  const [text, setText] = useState(filter && 'contains' in filter ? filter.contains : '')
  const [fault, setFault] = useState<string>()
  const apply = () => {
    if (text.trim()) onApply({ key: field.key, contains: text.trim() })
    else setFault('Please enter what it contains')
  }
  return (
    <EditorForm label={`${field.label} contains`} fault={fault} onSubmit={apply}>
      <TextInput
        aria-label={`${field.label} contains`}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </EditorForm>
  )
}
