import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { AttributeLine } from './attribute-list.tsx'
import type { useAttributes } from './use-attributes.ts'

interface ArchivedAttributesProps {
  attributes: readonly AttributeDefinition[]
  writes: Pick<ReturnType<typeof useAttributes>, 'restore' | 'remove'>
}

/** What is not offered any more, to be brought back or, with all that was filled in, done away with. */
export function ArchivedAttributes({ attributes, writes }: ArchivedAttributesProps) {
  const [asked, ask] = useState<AttributeDefinition>()
  if (attributes.length === 0) return null
  return (
    <Card title="Archived" description="Not offered any more. What was filled in is kept." flush>
      <ul className="divide-y divide-line border-line border-t">
        {attributes.map((attribute) => (
          <li key={attribute._id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5">
            <AttributeLine attribute={attribute} />
            <div className="flex gap-2">
              <Button
                size="sm"
                onClick={() => void writes.restore(attribute)}
                aria-label={`Restore ${attribute.label}`}
              >
                Restore
              </Button>
              <Button size="sm" onClick={() => ask(attribute)} aria-label={`Delete ${attribute.label}`}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => ask(undefined)}
        title={<>Delete “{asked?.label}”?</>}
        description="Its value is taken away from everybody and everything. This cannot be undone."
        confirm="Delete"
        tone="danger"
        onConfirm={async () => {
          if (asked) await writes.remove(asked)
        }}
      />
    </Card>
  )
}
