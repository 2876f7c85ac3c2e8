import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useMemo } from 'react'
import { DataTable } from '../../design/data/data-table.tsx'
import { FilteredToNothing } from '../../design/feedback/states.tsx'
import { RowMenu, RowMenuButton, useRowMenu } from '../../design/overlays/row-menu.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { ContactMenuItems } from '../contact-menu-items.tsx'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { CountLine } from '../count-line.tsx'
import { countText } from '../count-text.ts'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { CursorPages } from '../list/cursor-pages.tsx'
import { useContactPages } from '../list/use-contact-pages.ts'
import { useFirstRow } from '../list/use-first-row.ts'
import { isOutdated, Outdated } from '../list-problem.tsx'
import { NoContacts } from '../no-contacts.tsx'
import { useContactNews } from '../use-contact-news.ts'
import { homeColumns } from './home-columns.tsx'
import { type HomeRow, homeRows } from './home-rows.ts'

/** Contacts with their properties, a row for each property. */
export function HomesView() {
  const timeZone = useTimeZone()
  const { pathOf, homePath } = useContactPath()
  const { wanted, controls, rows, news, total, isStale, failed, problem, pages } = useContactPages()
  const homes = useMemo(() => rows && homeRows(rows), [rows])
  const menu = useRowMenu<ContactRow>()
  const { edit, dialog } = useEditContact()
  useContactNews('GET /agent/contacts/search')
  useFirstRow()
  if (isOutdated(problem)) return <Outdated problem={problem} />
  return (
    <div className="space-y-3">
      <CountLine onNews={news}>{total && countText(total)}</CountLine>
      <DataTable<HomeRow>
        label="Contacts and their properties"
        columns={homeColumns(homePath, timeZone)}
        rows={homes}
        rowKey={({ key }) => key}
        rowName={({ contact }) => contactName(contact)}
        door={({ contact }) => ({ href: pathOf(contact._id) })}
        controls={controls}
        total={rows?.length === 0 ? total?.count : undefined}
        stale={isStale}
        failed={failed}
        menu={({ contact }) => (
          <RowMenuButton handle={menu} row={contact} label={`Actions for ${contactName(contact)}`} />
        )}
        pages={<CursorPages {...pages} controls={controls} />}
        empty={<NoContacts isArchive={wanted.isArchived} />}
        filteredEmpty={<FilteredToNothing title="No contacts found" onClear={controls.clear} />}
      />
      <RowMenu handle={menu}>
        {(contact) => <ContactMenuItems contact={contact} onEdit={() => edit(contact)} />}
      </RowMenu>
      {dialog}
    </div>
  )
}
