import { UserRoundX } from 'lucide-react'
import { TopBarSlot } from '../../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../../design/breadcrumb.tsx'
import { Button } from '../../design/button.tsx'
import { Page } from '../../design/page.tsx'
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
