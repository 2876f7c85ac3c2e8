import { type AttributeDefinition, type AttributeEntity, attributeMaximum } from '@gable/shared/contacts/attribute.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { ArchivedAttributes } from './archived-attributes.tsx'
import { AttributeDialog } from './attribute-dialog.tsx'
import { AttributeList } from './attribute-list.tsx'
import { useAttributes } from './use-attributes.ts'

export const ContactAttributesPage = () => <AttributesPage entity="CONTACT" />
export const PropertyAttributesPage = () => <AttributesPage entity="PROPERTY" />

/** The settings page of the custom attributes of contacts or properties. */
function AttributesPage({ entity }: { entity: AttributeEntity }) {
  const pathTo = useAccountPath()
  const attributes = useAttributes(entity)
  const [editing, setEditing] = useState<AttributeDefinition | 'new'>()
  const { active, archived } = attributes
  const isFull = (active.data?.length ?? 0) >= attributeMaximum
  const add = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setEditing('new')}>
      Add attribute
    </Button>
  )
  return (
    <Page
      title="Attributes"
      description={descriptions[entity]}
      actions={active.data && active.data.length > 0 && add}
      tabs={
        <LinkTabs
          label="Attributes"
          tabs={[
            { to: pathTo('settings/attributes/contacts'), label: 'Contacts' },
            { to: pathTo('settings/attributes/properties'), label: 'Properties' },
          ]}
        />
      }
    >
      {isFull && <p className="mb-3 text-muted">You have reached the limit of {attributeMaximum} attributes.</p>}
      {active.data ? (
        <div className="space-y-4">
          <Card flush>
            {active.data.length > 0 ? (
              <AttributeList attributes={active.data} mutations={attributes} onEdit={setEditing} />
            ) : (
              <EmptyState
                title="No attributes yet"
                text={`Add the details you want to track for your ${nouns[entity]}.`}
                action={add}
              />
            )}
          </Card>
          {archived.error && !archived.data ? (
            <RetryCallout
              title="The archived attributes could not be loaded"
              onRetry={() => void archived.mutate()}
              retrying={archived.isValidating}
            />
          ) : (
            <ArchivedAttributes attributes={archived.data ?? []} mutations={attributes} />
          )}
        </div>
      ) : active.error ? (
        <LoadError
          problem={active.error}
          title="The attributes could not be loaded"
          onRetry={() => active.mutate()}
          retrying={active.isValidating}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-lg" />
      )}
      <AttributeDialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        entity={entity}
        attribute={editing === 'new' ? undefined : editing}
        onSaved={() => {
          setEditing(undefined)
          void attributes.refreshAttributes()
        }}
      />
    </Page>
  )
}

const descriptions: Record<AttributeEntity, string> = {
  CONTACT: 'Details you track for contacts besides name, email and address. Use them in filters, imports and exports.',
  PROPERTY: 'Details you track for properties besides their public records. Use them in filters and exports.',
}

const nouns: Record<AttributeEntity, string> = { CONTACT: 'contacts', PROPERTY: 'properties' }
