import { Plus } from 'lucide-react'
import { ContactsTabs } from '../contacts/contacts-tabs.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { SegmentList } from './segment-list.tsx'
import { useSegmentPath } from './segment-paths.ts'

/** Every segment one may see. */
export function SegmentListPage() {
  const { contacts, fresh } = useSegmentPath()
  return (
    <Page
      title="Contacts"
      tabs={<ContactsTabs />}
      actions={
        <Button variant="primary" icon={Plus} to={fresh}>
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
