import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { attributeText } from '../contacts/attributes/attribute-text.ts'
import { missing } from '../design/format/metric-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { AttributeEditor } from './attribute-editor.tsx'

interface AttributeLineProps {
  attribute: AttributeDefinition
  property: Property
}

export function AttributeLine({ attribute, property }: AttributeLineProps) {
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const end = () => {
    setEditing(false)
    setEdited(true)
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
          // The pencil that comes back after editing is where the editing began.
          ref={hasEdited ? focused : undefined}
          icon={Pencil}
          size="sm"
          label={`Edit ${attribute.label}`}
          onClick={() => setEditing(true)}
        />
      </dd>
    </div>
  )
}

const focused = (button: HTMLButtonElement | null) => button?.focus()
