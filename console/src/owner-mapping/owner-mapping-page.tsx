import type { OwnerMapping } from '@gable/shared/owner-mapping/owner-name.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { LeadSettingsTabs } from '../lead-settings/lead-settings-layout.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { DefaultOwnerCard } from './default-owner-card.tsx'
import { OwnerNameDialog } from './owner-name-dialog.tsx'
import { OwnerNameList } from './owner-name-list.tsx'
import { useOwnerMapping } from './use-owner-mapping.ts'

export function OwnerMappingPage() {
  const mapping = useOwnerMapping()
  const { data, mutate } = mapping.read
  const [isAdding, setAdding] = useState(false)
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      Add name
    </Button>
  )
  return (
    <Page
      title="Lead Settings"
      tabs={<LeadSettingsTabs />}
      description="Files from other systems may list owners by nickname, old email or ID. Map each one to a team member once, and every import uses it."
      actions={data && data.names.length > 0 && addButton}
    >
      <DataBoundary
        response={mapping.read}
        errorTitle="The user mapping could not be loaded"
        fallback={<CardStackSkeleton heights={['h-28', 'h-64']} />}
      >
        {(data) => (
          <div className="space-y-4">
            <DefaultOwnerCard mapping={data} onChange={mapping.setDefaultOwner} />
            {data.names.length > 0 ? (
              <OwnerNameLists data={data} mapping={mapping} />
            ) : (
              <Card flush>
                <EmptyState
                  title="No names yet"
                  text="Team members are recognized by name and email automatically. Owners that an import does not recognize show up here."
                  action={addButton}
                />
              </Card>
            )}
          </div>
        )}
      </DataBoundary>
      <OwnerNameDialog
        open={isAdding}
        members={data?.members ?? []}
        onClose={() => setAdding(false)}
        onSaved={() => {
          setAdding(false)
          void mutate()
        }}
      />
    </Page>
  )
}

function OwnerNameLists({ data, mapping }: { data: OwnerMapping; mapping: ReturnType<typeof useOwnerMapping> }) {
  const listProps = { members: data.members, onAssign: mapping.assign, onRemove: mapping.remove }
  return (
    <>
      <OwnerNameList
        title="Not recognized"
        description="Owner names that are not mapped yet. Until then, their contacts get the owner chosen for the import."
        names={data.names.filter(({ isDecided }) => !isDecided)}
        {...listProps}
      />
      <OwnerNameList
        title="Mapped"
        description="Changes apply to future imports. Contacts that are already imported keep their owner."
        names={data.names.filter(({ isDecided }) => isDecided)}
        {...listProps}
      />
    </>
  )
}
