import {
  type AttributeDefinition,
  type AttributeValue,
  faultOfValue,
  keptValue,
} from '@gable/shared/contacts/attribute.ts'
import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { refusalOf } from '../../design/inputs/refusal.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { AttributeInput } from '../attributes/attribute-input.tsx'
import { attributeText } from '../attributes/attribute-text.ts'
import { contactName } from '../contact-name.ts'
import { Line } from './line.tsx'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** One attribute: read until it is pressed, then a field of its kind. */
export function AttributeLine({ attribute }: { attribute: AttributeDefinition }) {
  const { contact } = useOpenContact()
  const value = contact.custom[attribute.key] ?? null
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    // The button is back with the next drawing.
    setTimeout(() => opener.current?.focus())
  }

  if (isOpen) return <AttributeForm attribute={attribute} value={value} onClose={close} />
  const text = attributeText(attribute, value)
  return (
    <Line label={attribute.label}>
      <button
        ref={opener}
        type="button"
        aria-label={`${attribute.label}: ${text || 'not said'}. Change`}
        onClick={() => setOpen(true)}
        className="group/line -mx-1.5 flex min-h-8 w-[calc(100%+12px)] items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover touch:min-h-11"
      >
        <bdi className={`min-w-0 flex-1 [overflow-wrap:anywhere] ${text ? '' : 'text-muted'}`}>
          {text || 'Not said'}
        </bdi>
        <Pencil
          aria-hidden="true"
          className="size-3.5 shrink-0 text-faint opacity-0 group-hover/line:opacity-100 group-focus-visible/line:opacity-100 touch:opacity-100"
        />
      </button>
    </Line>
  )
}

interface AttributeFormProps {
  attribute: AttributeDefinition
  value: AttributeValue | null
  onClose: () => void
}

function AttributeForm({ attribute, value, onClose }: AttributeFormProps) {
  const { contact } = useOpenContact()
  const [opened] = useState(contact)
  const { save, conflict } = useInlineSave(({ custom }) => custom[attribute.key])
  const [draft, setDraft] = useState(value)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const others = contact.custom[attribute.key] ?? null
  const isOutdated = others !== (opened.custom[attribute.key] ?? null) && others !== keptValue(draft)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const kept = keptValue(draft) ?? null
    const fault = kept === null ? undefined : faultOfValue(attribute, kept)
    setError(fault)
    if (fault || busy) return
    setBusy(true)
    try {
      if (await save({ custom: { [attribute.key]: kept } }, opened)) onClose()
    } catch (problem) {
      const { message, fields } = refusalOf(problem)
      setError(Object.values(fields)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className="space-y-2"
    >
      <Field
        label={attribute.label}
        error={error}
        hint={isOutdated && !busy ? `Saved meanwhile: ${attributeText(attribute, others) || 'nothing'}` : undefined}
      >
        {(control) => (
          <AttributeInput
            {...control}
            attribute={attribute}
            inputRef={(input) => input?.focus()}
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
      <ConflictDialog
        name={contactName(contact)}
        {...conflict}
        onOverwrite={async () => {
          await conflict.onOverwrite()
          onClose()
        }}
        onReload={async () => {
          await conflict.onReload()
          onClose()
        }}
      />
    </form>
  )
}
