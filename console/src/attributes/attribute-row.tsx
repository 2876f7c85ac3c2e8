import {
  type AttributeDefinition,
  type AttributeValue,
  getAttributeValueError,
  normalizeAttributeValue,
} from '@gable/shared/contacts/attribute.ts'
import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { AttributeInput } from './attribute-input.tsx'
import { formatAttributeValue } from './format-attribute-value.ts'

interface AttributeRowProps {
  attribute: AttributeDefinition
  /** The saved value. It may change while the row is edited. */
  value: AttributeValue | null
  /** Label above the value, or beside it. */
  layout: 'stacked' | 'columns'
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
  /** Resolves to whether the value was saved; otherwise the editor stays open. A thrown error shows below the field. */
  onSave: (value: AttributeValue | null) => Promise<boolean>
}

/** One custom attribute in a `dl`: click the value to edit it in place. */
export function AttributeRow({ attribute, value, layout, isEditing, onEditingChange, onSave }: AttributeRowProps) {
  const wasEdited = useRef(false)
  if (isEditing) wasEdited.current = true
  const { label } = attribute
  if (isEditing)
    return (
      <div className={layout === 'columns' ? 'py-2.5' : ''}>
        <dt className="sr-only">{label}</dt>
        <dd>
          <AttributeEditor attribute={attribute} value={value} onSave={onSave} onClose={() => onEditingChange(false)} />
        </dd>
      </div>
    )
  const text = formatAttributeValue(attribute, value)
  return (
    <div
      className={cx(
        'min-w-0',
        layout === 'columns' && 'grid grid-cols-[minmax(110px,2fr)_3fr] items-center gap-x-4 py-1',
      )}
    >
      <dt className={layout === 'columns' ? 'break-words text-muted text-table' : 'mb-0.5 text-label text-muted'}>
        {label}
      </dt>
      <dd className="min-w-0">
        <button
          // Closing the editor returns the focus to the button that opened it.
          ref={wasEdited.current ? focusElement : undefined}
          type="button"
          aria-label={`Edit ${label}: ${text || 'not set'}`}
          onClick={() => onEditingChange(true)}
          className="group/row -mx-1.5 flex min-h-8 w-[calc(100%+12px)] items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover touch:min-h-11"
        >
          <bdi className={cx('min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere]', !text && 'text-muted')}>
            {text || emptyValue}
          </bdi>
          <Pencil
            aria-hidden="true"
            className="size-3.5 shrink-0 text-faint opacity-0 group-hover/row:opacity-100 group-focus-visible/row:opacity-100 touch:opacity-100"
          />
        </button>
      </dd>
    </div>
  )
}

type AttributeEditorProps = Pick<AttributeRowProps, 'attribute' | 'value' | 'onSave'> & { onClose: () => void }

/** Enter saves the value, Escape cancels. */
function AttributeEditor({ attribute, value, onSave, onClose }: AttributeEditorProps) {
  const [initialValue] = useState(value)
  const [draft, setDraft] = useState(value)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const hasChangedElsewhere = value !== initialValue && value !== normalizeAttributeValue(draft)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const next = normalizeAttributeValue(draft) ?? null
    const valueError = next === null ? undefined : getAttributeValueError(attribute, next)
    setError(valueError)
    if (valueError || busy) return
    setBusy(true)
    try {
      if (await onSave(next)) onClose()
    } catch (problem) {
      const { message, fields } = toFormError(problem)
      setError(Object.values(fields)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className="space-y-2"
    >
      <Field
        label={attribute.label}
        error={error}
        hint={
          hasChangedElsewhere && !busy
            ? `Someone else saved: ${formatAttributeValue(attribute, value) || 'no value'}`
            : undefined
        }
      >
        {(control) => (
          <AttributeInput
            {...control}
            attribute={attribute}
            inputRef={focusElement}
            value={draft}
            onChange={setDraft}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Stable, so that React calls it only when the element mounts. */
const focusElement = (element: HTMLElement | null) => element?.focus()
