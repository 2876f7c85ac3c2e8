import { Plus } from 'lucide-react'
import { ContactsTabs } from '../contacts/contacts-tabs.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { SegmentList } from './segment-list.tsx'

/** Lists the agent's own and shared segments. */
export function SegmentListPage() {
  const { contacts, newSegment } = useSegmentPaths()
  return (
    <Page
      title="Contacts"
      tabs={<ContactsTabs />}
      actions={
        <Button variant="primary" icon={Plus} to={newSegment}>
          New segment
        </Button>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: contacts }, { label: 'Segments' }]} />
      </TopBarSlot>
      <SegmentList />
    </Page>
  )
}
