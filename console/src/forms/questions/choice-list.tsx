import {
  choiceLabelMaximum,
  type FormQuestion,
  type QuestionChoice,
  questionChoicesMaximum,
} from '@gable/shared/forms/question.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { CircleAlert, Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTagSearch } from '../../attributes/use-tag-search.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { TextInput } from '../../design/inputs/text-input.tsx'
import { createChoice } from './change-questions.ts'

interface ChoiceListProps {
  question: FormQuestion
  index: number
  language: Language
  getError: (path: string) => string | undefined
  onChange: (change: Pick<FormQuestion, 'choices'>) => void
}

/** The choices of a question in their order, each with the tag that it gives if answers are kept as tags. */
export function ChoiceList({ question, index, language, getError, onChange }: ChoiceListProps) {
  const { choices, storage } = question
  const isFull = choices.length >= questionChoicesMaximum
  const list = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const error = getError(`${index}.choices`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the input of a new choice is there
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('input[data-choice]')
    inputs?.[inputs.length - 1]?.focus()
  }, [choices.length])

  const add = () => {
    isAdding.current = true
    onChange({ choices: [...choices, createChoice()] })
  }
  const change = (id: string, part: Partial<QuestionChoice>) =>
    onChange({ choices: choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice)) })

  return (
    <div ref={list} data-field={`questions.${index}.choices`} className="space-y-2">
      <h4 className="font-medium text-table">{language === 'en' ? 'Choices' : 'Choices in Spanish'}</h4>
      <DragList
        items={choices}
        getName={({ label }) => label.en || 'new choice'}
        onReorder={(choices) => onChange({ choices })}
        className="flex flex-col gap-2"
      >
        {(choice, handle) => {
          const position = choices.indexOf(choice)
          return (
            <ChoiceFields
              choice={choice}
              name={`Choice ${position + 1}`}
              handle={handle}
              language={language}
              addsTag={storage.kind === 'TAGS'}
              error={getError(`${index}.choices.${position}.label.${language}`)}
              onChange={(part) => change(choice.id, part)}
              onEnter={isFull ? undefined : add}
              onRemove={
                choices.length > 2
                  ? () => onChange({ choices: choices.filter(({ id }) => id !== choice.id) })
                  : undefined
              }
            />
          )
        }}
      </DragList>
      {error && <p className="text-danger-ink text-label">{error}</p>}
      {isFull ? (
        <p className="text-label text-muted">{`A question can have ${questionChoicesMaximum} choices.`}</p>
      ) : (
        <Button size="sm" icon={Plus} onClick={add}>
          Add choice
        </Button>
      )}
    </div>
  )
}

interface ChoiceFieldsProps {
  choice: QuestionChoice
  name: string
  handle: ReactNode
  language: Language
  addsTag: boolean
  error: string | undefined
  onChange: (change: Partial<QuestionChoice>) => void
  /** Adds a choice, so that several can be typed in a row. */
  onEnter: (() => void) | undefined
  /** Undefined for the last two choices. */
  onRemove: (() => void) | undefined
}

function ChoiceFields(props: ChoiceFieldsProps) {
  const { choice, name, handle, language, addsTag, error, onChange, onEnter, onRemove } = props
  const { label, onChosen } = choice
  const search = useTagSearch(true)
  const errorId = `${choice.id}-error`
  return (
    <div className="rounded-lg bg-surface">
      <div className="flex items-center gap-1">
        {handle}
        <TextInput
          data-choice=""
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={label[language]}
          maxLength={choiceLabelMaximum}
          placeholder={language === 'es' ? label.en : undefined}
          onChange={({ target }) => onChange({ label: { ...label, [language]: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would save the form.
            event.preventDefault()
            onEnter?.()
          }}
        />
        <IconButton
          icon={X}
          size="sm"
          label={`Remove ${label.en || name.toLowerCase()}`}
          hint={onRemove ? undefined : 'A question needs at least two choices'}
          disabled={!onRemove}
          onClick={onRemove}
        />
      </div>
      {addsTag && (
        <div className="mt-1 pr-8 pl-7">
          <Combobox
            aria-label={`Tag of ${label.en || name.toLowerCase()}`}
            value={onChosen.tag ? { value: onChosen.tag, label: onChosen.tag } : null}
            onChange={(tag) => onChange({ onChosen: { ...onChosen, tag: tag?.value ?? '' } })}
            search={search}
            placeholder="No tag"
            emptyText="No tag found"
          />
        </div>
      )}
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1 pl-7 text-danger-ink text-label">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
