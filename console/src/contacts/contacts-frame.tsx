import { Outlet } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { TableSearch } from '../design/data/table-search.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { ChangesAtWork } from './bulk/changes-at-work.tsx'
import { ContactActions } from './contact-actions.tsx'
import { ContactsTabs } from './contacts-tabs.tsx'
import { AddContact } from './edit/add-contact.tsx'
import { FilterBuilder } from './filters/filter-builder.tsx'
import { useFilterFields } from './filters/use-filter-fields.ts'
import { SaveAsSegment } from './save-as-segment.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { useWanted } from './use-wanted.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Around every view of the contacts: what is looked for stays the same whichever way one looks. */
export function ContactsFrame() {
  const { wanted, setSearch, setFilters } = useWanted()
  const { fields } = useFilterFields()
  return (
    <Page title="Contacts" tabs={<ContactsTabs />} actions={<ContactActions />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts' }]} />
      </TopBarSlot>
      <ListLayout
        search={<TableSearch controls={{ search: wanted.search, setSearch }} label="Search contacts" />}
        scope={<ScopeChoice />}
        narrowedBy={wanted.filters.length}
        filters={
          <>
            {/* With conditions it takes a line of its own, below the switch. */}
            <div className={cx('flex flex-wrap items-center gap-2', wanted.filters.length > 0 && 'order-last w-full')}>
              <FilterBuilder fields={fields} value={wanted.filters} onChange={setFilters} />
              <SaveAsSegment />
            </div>
          </>
        }
        view={<ViewSwitch />}
      >
        <ChangesAtWork />
        <Outlet />
      </ListLayout>
      <AddContact />
    </Page>
  )
}
