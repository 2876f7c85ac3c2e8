import { Plus } from 'lucide-react'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { ContactsTabs } from '../contacts/contacts-tabs.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Button } from '../design/button.tsx'
import { Page } from '../design/page.tsx'
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
