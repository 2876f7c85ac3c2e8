import {
  type FormQuestion,
  hasChoices,
  questionHelpMaximum,
  questionLabelMaximum,
} from '@gable/shared/forms/question.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { countCharacters } from '../../design/inputs/character-count.ts'
import { Checkbox } from '../../design/inputs/checkbox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { TextArea } from '../../design/inputs/text-area.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { withKind } from './change-questions.ts'
import { ChoiceList } from './choice-list.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { questionKindOptions } from './question-kinds.ts'
import { StorageFields } from './storage-fields.tsx'
import type { QuestionEditing } from './use-questions.ts'

interface QuestionFieldsProps {
  editing: QuestionEditing
  question: FormQuestion
  index: number
}

/** Edits one question. Its texts are edited in one language at a time. */
export function QuestionFields({ editing, question, index }: QuestionFieldsProps) {
  const { getError } = editing
  const { id, kind, label, help, isRequired } = question
  const [language, setLanguage] = useState<Language>('en')
  const requiredId = useId()
  const input = useRef<HTMLInputElement>(null)
  const change = (part: Partial<FormQuestion>) => editing.change(id, part)
  const englishError = getError(`${index}.label.en`)

  useEffect(() => {
    // A new question starts with its text.
    if (input.current?.value === '') input.current.focus()
  }, [])
  useEffect(() => {
    if (englishError) setLanguage('en')
  }, [englishError])

  const fallback = language === 'es' ? label.en : undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label="Language of the texts"
          value={language}
          options={languageOptions}
          onChange={setLanguage}
        />
      </div>
      <Field
        label={language === 'en' ? 'Question' : 'Question in Spanish'}
        required={language === 'en'}
        hint={language === 'es' && 'Visitors get the English text of what is not translated.'}
        error={getError(`${index}.label.${language}`)}
        count={{ length: countCharacters(label[language]), max: questionLabelMaximum }}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={label[language]}
            placeholder={fallback}
            onChange={({ target }) => change({ label: { ...label, [language]: target.value } })}
          />
        )}
      </Field>
      <Field
        label={language === 'en' ? 'Help Text' : 'Help Text in Spanish'}
        error={getError(`${index}.help.${language}`)}
        count={{ length: countCharacters(help[language]), max: questionHelpMaximum }}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={help[language]}
            placeholder={language === 'es' ? help.en : undefined}
            onChange={({ target }) => change({ help: { ...help, [language]: target.value } })}
          />
        )}
      </Field>
      <Field label="Kind of Answer">
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={questionKindOptions}
            onChange={(kind) => change(withKind(question, kind))}
          />
        )}
      </Field>
      {hasChoices(kind) && (
        <ChoiceList question={question} index={index} language={language} getError={getError} onChange={change} />
      )}
      <div className="flex items-start gap-2 touch:py-2">
        <Checkbox
          id={requiredId}
          checked={isRequired}
          onChange={(isRequired) => change({ isRequired })}
          className="mt-0.5"
        />
        <label htmlFor={requiredId}>Required</label>
      </div>
      <StorageFields question={question} index={index} getError={getError} onChange={change} />
      <ConditionFields
        questions={editing.questions}
        question={question}
        index={index}
        getError={getError}
        onChange={change}
      />
    </>
  )
}
