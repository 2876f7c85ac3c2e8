import type { ContactFilter, FilterField, FilterKind } from '@gable/shared/contacts/filter.ts'
import type { ComponentType } from 'react'
import { ChoiceEditor } from './choice-editor.tsx'
import { RangeEditor } from './range-editor.tsx'
import { TextEditor } from './text-editor.tsx'
import { YesNoEditor } from './yes-no-editor.tsx'

export interface FilterEditorProps {
  field: FilterField
  filter: ContactFilter | undefined
  onApply: (filter: ContactFilter) => void
}

/** What a condition says, by what it is about. */
export function FilterEditor(props: FilterEditorProps) {
  const Editor = editors[props.field.kind]
  return <Editor {...props} />
}

const editors: Record<FilterKind, ComponentType<FilterEditorProps>> = {
  CHOICE: ChoiceEditor,
  YES_NO: YesNoEditor,
  TEXT: TextEditor,
  DATE: RangeEditor,
  NUMBER: RangeEditor,
  MONEY: RangeEditor,
}
