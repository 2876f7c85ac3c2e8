import { Outlet } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { TableSearch } from '../design/data/table-search.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { RunningChanges } from './bulk/running-changes.tsx'
import { ContactActions } from './contact-actions.tsx'
import { ContactsTabs } from './contacts-tabs.tsx'
import { AddContact } from './edit/add-contact.tsx'
import { FilterBuilder } from './filters/filter-builder.tsx'
import { useFilterFields } from './filters/use-filter-fields.ts'
import { SaveAsSegment } from './save-as-segment.tsx'
import { ScopeMenu } from './scope-menu.tsx'
import { useContactQuery } from './use-contact-query.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The page around every view of the contacts: search, filters and scope are shared by all of them. */
export function ContactsFrame() {
  const { query, setSearch, setFilters } = useContactQuery()
  const { fields } = useFilterFields()
  return (
    <Page title="Contacts" tabs={<ContactsTabs />} actions={<ContactActions />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts' }]} />
      </TopBarSlot>
      <ListLayout
        search={<TableSearch controls={{ search: query.search, setSearch }} label="Search contacts" />}
        scope={<ScopeMenu />}
        activeFilterCount={query.filters.length}
        filters={
          <>
            {/* Active filters take their own line below the view switch. */}
            <div className={cx('flex flex-wrap items-center gap-2', query.filters.length > 0 && 'order-last w-full')}>
              <FilterBuilder fields={fields} value={query.filters} onChange={setFilters} />
              <SaveAsSegment />
            </div>
          </>
        }
        view={<ViewSwitch />}
      >
        <RunningChanges />
        <Outlet />
      </ListLayout>
      <AddContact />
    </Page>
  )
}
