import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { attributeText } from '../contacts/attributes/attribute-text.ts'
import { IconButton } from '../design/icon-button.tsx'
import { missing } from '../design/metric-format.ts'
import { AttributeEditor } from './attribute-editor.tsx'

interface AttributeLineProps {
  attribute: AttributeDefinition
  property: Property
}

export function AttributeLine({ attribute, property }: AttributeLineProps) {
  const [isEditing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const end = () => {
    setEditing(false)
    // The pencil is there again once the editor is gone.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isEditing)
    return (
      <div className="py-2.5">
        <dt className="sr-only">{attribute.label}</dt>
        <dd>
          <AttributeEditor attribute={attribute} property={property} onEnd={end} />
        </dd>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(110px,2fr)_3fr] items-center gap-x-4 py-1.5">
      <dt className="break-words text-muted text-table">{attribute.label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2">
        <bdi className="min-w-0 whitespace-pre-line break-words">
          {attributeText(attribute, property.vars[attribute.key]) || missing}
        </bdi>
        <IconButton
          ref={pencil}
          icon={Pencil}
          size="sm"
          label={`Edit ${attribute.label}`}
          onClick={() => setEditing(true)}
        />
      </dd>
    </div>
  )
}
