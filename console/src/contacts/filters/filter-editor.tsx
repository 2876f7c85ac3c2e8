import type { ContactFilter, FilterField, FilterKind } from '@gable/shared/contacts/filter.ts'
import { type ComponentType, useState } from 'react'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { DaysEditor } from './days-editor.tsx'
import { EditorForm } from './editor-form.tsx'
import { getOperator, listOperators, type Operator } from './operators.ts'
import { RangeEditor } from './range-editor.tsx'

interface FilterEditorProps {
  field: FilterField
  filter: ContactFilter | undefined
  onApply: (filter: ContactFilter) => void
}

export interface OperatorEditorProps extends FilterEditorProps {
  operator: Operator
}

/** Edits one filter: what it asks, and the values with the inputs of the field's kind. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, filter } = props
  const [operator, setOperator] = useState(() => getOperator(filter))
  const operators = listOperators(field)
  const Editor = operatorEditors[operator] ?? editors[field.kind]
  return (
    <div className="space-y-3">
      <p aria-hidden="true" className="font-medium text-table">
        {field.label}
      </p>
      {operators.length > 1 && (
        <Select
          aria-label={`Condition for ${field.label}`}
          className="!w-full !max-w-none"
          value={operator}
          options={operators}
          onChange={setOperator}
        />
      )}
      <Editor {...props} operator={operator} />
    </div>
  )
}

function EmptyEditor({ field, operator, onApply }: OperatorEditorProps) {
  const isEmpty = operator === 'IS_EMPTY'
  const label = `${field.label} is ${isEmpty ? 'empty' : 'not empty'}`
  return <EditorForm label={label} error={undefined} onSubmit={() => onApply({ key: field.key, isEmpty })} />
}

function TextEditor({ field, filter, onApply }: OperatorEditorProps) {
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

function YesNoEditor({ field, filter, onApply }: OperatorEditorProps) {
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

const operatorEditors: { [O in Operator]?: ComponentType<OperatorEditorProps> } = {
  IN_LAST_DAYS: DaysEditor,
  NOT_IN_LAST_DAYS: DaysEditor,
  IS_EMPTY: EmptyEditor,
  IS_NOT_EMPTY: EmptyEditor,
}

const editors: Record<FilterKind, ComponentType<OperatorEditorProps>> = {
  CHOICE: ChoiceEditor,
  YES_NO: YesNoEditor,
  TEXT: TextEditor,
  DATE: RangeEditor,
  NUMBER: RangeEditor,
  MONEY: RangeEditor,
}
