import { UserRoundX } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { useOpened } from '../../platform/use-opened.ts'
import { useContactPath } from '../contact-paths.ts'
import { ContactsTabs } from '../contacts-tabs.tsx'
import { DistinctPairs } from './distinct-pairs.tsx'
import { DuplicateList } from './duplicate-list.tsx'

/** Contacts who may be one person, to be merged or kept apart. */
export function DuplicatesPage() {
  const { list } = useContactPath()
  const { opened, open, close } = useOpened('distinct')
  return (
    <Page
      title="Contacts"
      tabs={<ContactsTabs />}
      actions={
        <Button icon={UserRoundX} onClick={() => open('all')}>
          Not duplicates
        </Button>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: list }, { label: 'Duplicates' }]} />
      </TopBarSlot>
      <DuplicateList />
      <DistinctPairs open={opened !== undefined} onClose={close} />
    </Page>
  )
}
