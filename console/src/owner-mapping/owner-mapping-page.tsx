import type { OwnerMapping } from '@gable/shared/owner-mapping/owner-name.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Empty } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { Loaded } from '../platform/loaded.tsx'
import { DefaultOwnerCard } from './default-owner-card.tsx'
import { NameDialog } from './name-dialog.tsx'
import { NameList } from './name-list.tsx'
import { useOwnerMapping } from './use-owner-mapping.ts'

/** Whom of the team the owners mean that stand in files of other systems. */
export function OwnerMappingPage() {
  const mapping = useOwnerMapping()
  const { data, mutate } = mapping.read
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      Add name
    </Button>
  )
  return (
    <Page
      title="Import User Mapping"
      description="Other systems name the owners of contacts in their own way: a nickname, an old email, an id. Say once whom of your team each means, and every import goes by it."
      actions={data && data.names.length > 0 && add}
      width="wide"
    >
      <Loaded
        read={mapping.read}
        failed="The user mapping could not be loaded"
        waiting={
          <div role="status" className="space-y-4">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-64 rounded-lg" />
          </div>
        }
      >
        {(data) => (
          <div className="space-y-4">
            <DefaultOwnerCard mapping={data} onChange={mapping.chooseDefault} />
            {data.names.length > 0 ? (
              <Names data={data} mapping={mapping} />
            ) : (
              <Card flush>
                <Empty
                  title="No names yet"
                  text="Your team is recognised by names and emails without being listed here. An owner that an import does not recognise appears here to be mapped."
                  action={add}
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
      <NameDialog
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

function Names({ data, mapping }: { data: OwnerMapping; mapping: ReturnType<typeof useOwnerMapping> }) {
  const writes = { members: data.members, onDecide: mapping.decide, onForget: mapping.forget }
  return (
    <>
      <NameList
        title="Not recognised"
        description="Owners of your imports whom nobody has mapped. Until then their contacts go to the owner the import was given."
        names={data.names.filter(({ isDecided }) => !isDecided)}
        {...writes}
      />
      <NameList
        title="Mapped"
        description="What you decide here counts from the next import on. Contacts that came in before stay with whom they are."
        names={data.names.filter(({ isDecided }) => isDecided)}
        {...writes}
      />
    </>
  )
}
