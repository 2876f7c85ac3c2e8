import {
  type AttributeDefinition,
  type AttributeValue,
  faultOfValue,
  keptValue,
} from '@gable/shared/contacts/attribute.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { type FormEvent, useState } from 'react'
import { AttributeInput } from '../contacts/attributes/attribute-input.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { useKeepAttribute } from './use-keep-attribute.ts'

interface AttributeEditorProps {
  attribute: AttributeDefinition
  property: Property
  onEnd: () => void
}

/** Enter keeps the value, Escape leaves it. Nobody else’s change is overwritten unseen. */
export function AttributeEditor({ attribute, property, onEnd }: AttributeEditorProps) {
  const [value, setValue] = useState<AttributeValue | null>(property.vars[attribute.key] ?? null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const keep = useKeepAttribute(attribute, property)

  async function save(event: FormEvent) {
    event.preventDefault()
    const kept = keptValue(value) ?? null
    const fault = kept === null ? undefined : faultOfValue(attribute, kept)
    setError(fault)
    if (fault || isBusy) return
    setBusy(true)
    const refused = await keep(kept)
    setBusy(false)
    if (refused) setError(refused)
    else onEnd()
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onEnd()
      }}
    >
      <Field label={attribute.label} error={error}>
        {(control) => (
          <AttributeInput {...control} attribute={attribute} value={value} onChange={setValue} inputRef={focused} />
        )}
      </Field>
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" onClick={onEnd}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}

const focused = (input: HTMLInputElement | null) => input?.focus()
