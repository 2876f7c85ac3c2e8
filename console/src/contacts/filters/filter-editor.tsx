import type { ContactFilter, FilterField, FilterKind } from '@gable/shared/contacts/filter.ts'
import { type ComponentType, useState } from 'react'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { EditorForm } from './editor-form.tsx'
import { RangeEditor } from './range-editor.tsx'

export interface FilterEditorProps {
  field: FilterField
  filter: ContactFilter | undefined
  onApply: (filter: ContactFilter) => void
}

/** Edits one filter, with the inputs of the field's kind. */
export function FilterEditor(props: FilterEditorProps) {
  const Editor = editors[props.field.kind]
  return <Editor {...props} />
}

function TextEditor({ field, filter, onApply }: FilterEditorProps) {
  const [text, setText] = useState(filter && 'contains' in filter ? filter.contains : '')
  const [error, setError] = useState<string>()
  const label = `${field.label} contains`
  const apply = () => {
    if (text.trim()) onApply({ key: field.key, contains: text.trim() })
    else setError('Please enter some text')
  }
  return (
    <EditorForm label={label} error={error} onSubmit={apply}>
      <TextInput aria-label={label} maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
      {field.hint && <p className="text-label text-muted">{field.hint}</p>}
    </EditorForm>
  )
}

function YesNoEditor({ field, filter, onApply }: FilterEditorProps) {
  const [is, setIs] = useState(filter && 'is' in filter ? filter.is : true)
  return (
    <EditorForm label={field.label} error={undefined} onSubmit={() => onApply({ key: field.key, is })}>
      <SegmentedControl
        label={field.label}
        value={is ? 'yes' : 'no'}
        options={yesNoOptions}
        onChange={(option) => setIs(option === 'yes')}
      />
    </EditorForm>
  )
}

const yesNoOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

const editors: Record<FilterKind, ComponentType<FilterEditorProps>> = {
  CHOICE: ChoiceEditor,
  YES_NO: YesNoEditor,
  TEXT: TextEditor,
  DATE: RangeEditor,
  NUMBER: RangeEditor,
  MONEY: RangeEditor,
}
