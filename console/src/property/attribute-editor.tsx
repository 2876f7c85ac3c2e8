import {
  type AttributeDefinition,
  type AttributeValue,
  faultOfValue,
  keptValue,
} from '@gable/shared/contacts/attribute.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { type FormEvent, useState } from 'react'
import { AttributeInput } from '../contacts/attributes/attribute-input.tsx'
import { Button } from '../design/button.tsx'
import { Field } from '../design/field.tsx'
import { toast } from '../design/toast.tsx'
import { genericFailure } from '../platform/problem-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'

interface AttributeEditorProps {
  attribute: AttributeDefinition
  property: Property
  onEnd: () => void
}

/** Enter keeps the value, Escape leaves it. Nobody else’s change is overwritten unseen. */
export function AttributeEditor({ attribute, property, onEnd }: AttributeEditorProps) {
  const { propertyId, vars, updatedAt } = property
  // As it was when the editing began: that is what the change is based on.
  const [basedOn] = useState(updatedAt)
  const [value, setValue] = useState<AttributeValue | null>(vars[attribute.key] ?? null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()

  async function save(event: FormEvent) {
    event.preventDefault()
    const kept = keptValue(value)
    const fault = kept === undefined ? undefined : faultOfValue(attribute, kept)
    setError(fault)
    if (fault || isBusy) return
    setBusy(true)
    try {
      const body = { vars: { [attribute.key]: kept ?? null }, basedOn }
      await call('PATCH /agent/properties/:propertyId', { params: { propertyId }, body })
      await refresh('GET /agent/properties/:propertyId')
      onEnd()
    } catch (problem) {
      if (!(problem instanceof Problem)) return toast.error(genericFailure)
      setError(problem.fields?.[`vars.${attribute.key}`] ?? problem.message)
      if (problem.code === 'conflict') void refresh('GET /agent/properties/:propertyId')
    } finally {
      setBusy(false)
    }
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
