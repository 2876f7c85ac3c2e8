import { type AttributeDefinition, type AttributeEntity, attributeMaximum } from '@gable/shared/contacts/attribute.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Empty } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { ArchivedAttributes } from './archived-attributes.tsx'
import { AttributeDialog } from './attribute-dialog.tsx'
import { AttributeList } from './attribute-list.tsx'
import { useAttributes } from './use-attributes.ts'

export const ContactAttributesPage = () => <AttributesPage entity="CONTACT" />
export const PropertyAttributesPage = () => <AttributesPage entity="PROPERTY" />

/** What contacts, or properties, are described by beside what everybody has. */
function AttributesPage({ entity }: { entity: AttributeEntity }) {
  const pathTo = useAccountPath()
  const attributes = useAttributes(entity)
  const [asked, ask] = useState<AttributeDefinition | 'new'>()
  const { offered, archived } = attributes
  const isFull = (offered.data?.length ?? 0) >= attributeMaximum
  const add = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => ask('new')}>
      Add attribute
    </Button>
  )
  return (
    <Page
      title="Attributes"
      description={descriptions[entity]}
      actions={offered.data && offered.data.length > 0 && add}
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
      {isFull && <p className="mb-3 text-muted">There can be no more than {attributeMaximum} attributes.</p>}
      {offered.data ? (
        <div className="space-y-4">
          <Card flush>
            {offered.data.length > 0 ? (
              <AttributeList attributes={offered.data} writes={attributes} onEdit={ask} />
            ) : (
              <Empty title="No attributes yet" text={`Add what you want to know of ${nouns[entity]}.`} action={add} />
            )}
          </Card>
          {archived.error && !archived.data ? (
            <RetryCallout
              title="The archived attributes could not be loaded"
              onRetry={() => void archived.mutate()}
              retrying={archived.isValidating}
            />
          ) : (
            <ArchivedAttributes attributes={archived.data ?? []} writes={attributes} />
          )}
        </div>
      ) : offered.error ? (
        <LoadProblem
          problem={offered.error}
          failed="The attributes could not be loaded"
          onRetry={() => offered.mutate()}
          retrying={offered.isValidating}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-lg" />
      )}
      <AttributeDialog
        open={asked !== undefined}
        onClose={() => ask(undefined)}
        entity={entity}
        attribute={asked === 'new' ? undefined : asked}
        onSaved={() => {
          ask(undefined)
          void attributes.again()
        }}
      />
    </Page>
  )
}

const descriptions: Record<AttributeEntity, string> = {
  CONTACT: 'What you keep of contacts beside name, email and address. They can be filtered by, imported and exported.',
  PROPERTY: 'What you keep of properties beside their records. They can be filtered by and exported.',
}

const nouns: Record<AttributeEntity, string> = { CONTACT: 'contacts', PROPERTY: 'properties' }
