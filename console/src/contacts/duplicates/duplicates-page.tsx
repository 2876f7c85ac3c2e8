import { UserRoundX } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { ContactsTabs } from '../contacts-tabs.tsx'
import { DistinctPairs } from './distinct-pairs.tsx'
import { DuplicateList } from './duplicate-list.tsx'

/** Lists possible duplicates, to merge them or mark them as different people. */
export function DuplicatesPage() {
  const { list } = useContactPaths()
  const { openId, open, close } = useOverlayParam('distinct')
  return (
    <Page
      title="Contacts"
      tabs={<ContactsTabs />}
      actions={
        <Button icon={UserRoundX} onClick={() => open('all')}>
          Dismissed pairs
        </Button>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: list }, { label: 'Duplicates' }]} />
      </TopBarSlot>
      <DuplicateList />
      <DistinctPairs open={openId !== undefined} onClose={close} />
    </Page>
  )
}
