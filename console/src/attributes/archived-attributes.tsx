import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useApi } from '../platform/use-api.ts'
import { AttributeSummary } from './attribute-list.tsx'
import type { useAttributes } from './use-attributes.ts'

interface ArchivedAttributesProps {
  attributes: readonly AttributeDefinition[]
  mutations: Pick<ReturnType<typeof useAttributes>, 'restore' | 'remove'>
}

/** Archived attributes can be restored, or deleted with all their values. */
export function ArchivedAttributes({ attributes, mutations }: ArchivedAttributesProps) {
  const [deleting, setDeleting] = useState<AttributeDefinition>()
  const formNames = useMappedFormNames(deleting)
  if (attributes.length === 0) return null
  return (
    <Card title="Archived" description="Hidden from forms. Their values are kept." flush>
      <ul className="divide-y divide-line border-line border-t">
        {attributes.map((attribute) => (
          <li key={attribute._id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5">
            <AttributeSummary attribute={attribute} />
            <div className="flex gap-2">
              <Button
                size="sm"
                onClick={() => void mutations.restore(attribute)}
                aria-label={`Restore ${attribute.label}`}
              >
                Restore
              </Button>
              <Button size="sm" onClick={() => setDeleting(attribute)} aria-label={`Delete ${attribute.label}`}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={<>Delete “{deleting?.label}”?</>}
        description={
          <>
            Its values are deleted everywhere. This cannot be undone.
            {formNames && (
              <span className="mt-2 block">
                {`Questions of these forms fill it: ${formNames}. Their answers will be kept with the submission only.`}
              </span>
            )}
          </>
        }
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          if (deleting) await mutations.remove(deleting)
        }}
      />
    </Card>
  )
}

/** The forms with questions that keep their answers in the attribute, as text. */
function useMappedFormNames(attribute: AttributeDefinition | undefined): string {
  const { data: forms = [] } = useApi('GET /agent/forms', ...(attribute?.entity === 'CONTACT' ? [] : [false as const]))
  const isMapped = ({ storage }: FormQuestion) => storage.kind === 'ATTRIBUTE' && storage.key === attribute?.key
  return forms
    .filter(({ questions }) => questions.some(isMapped))
    .map(({ name }) => `“${name}”`)
    .join(', ')
}
