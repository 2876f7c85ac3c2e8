import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useMemo } from 'react'
import { CursorPager } from '../../design/data/cursor-pager.tsx'
import { DataTable } from '../../design/data/data-table.tsx'
import { NoResults } from '../../design/feedback/states.tsx'
import { RowMenu, RowMenuButton, useRowMenu } from '../../design/overlays/row-menu.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { BrokenQuery, isBrokenQuery } from '../broken-query.tsx'
import { ContactMenuItems } from '../contact-menu-items.tsx'
import { contactName } from '../contact-name.ts'
import { CountLine, formatContactTotal } from '../count-line.tsx'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { useContactPages } from '../list/use-contact-pages.ts'
import { useFirstRowShortcut } from '../list/use-first-row-shortcut.ts'
import { NoContacts } from '../no-contacts.tsx'
import { useContactUpdates } from '../use-contact-updates.ts'
import { useExactTotal } from '../use-exact-total.ts'
import { getPropertyCard } from './property-card.tsx'
import { createPropertyColumns, type PropertyRow, toPropertyRows } from './property-columns.tsx'

/** Contacts with one row for each of their properties. */
export function PropertiesView() {
  const timeZone = useTimeZone()
  const { contactPath, propertyPath } = useContactPaths()
  const { query, controls, rows, showChanges, total, isStale, failure, problem, pages } = useContactPages({
    eachProperty: true,
  })
  const exactTotal = useExactTotal(query, total)
  const propertyRows = useMemo(() => rows && toPropertyRows(rows), [rows])
  const menu = useRowMenu<ContactRow>()
  const { edit, dialog } = useEditContact()
  useContactUpdates('GET /agent/contacts/search')
  useFirstRowShortcut()
  if (isBrokenQuery(problem)) return <BrokenQuery problem={problem} />
  return (
    <div className="space-y-3">
      <CountLine onShowChanges={showChanges}>{exactTotal && formatContactTotal(exactTotal)}</CountLine>
      <DataTable<PropertyRow>
        label="Contacts and their properties"
        columns={createPropertyColumns(propertyPath, timeZone)}
        rows={propertyRows}
        rowKey={({ key }) => key}
        rowName={({ contact }) => contactName(contact)}
        rowLink={({ contact }) => ({ href: contactPath(contact._id) })}
        controls={controls}
        total={rows?.length === 0 ? total?.count : undefined}
        stale={isStale}
        error={failure}
        card={getPropertyCard(propertyPath)}
        menu={({ contact }) => (
          <RowMenuButton handle={menu} row={contact} label={`Actions for ${contactName(contact)}`} />
        )}
        pagination={<CursorPager {...pages} controls={controls} />}
        empty={<NoContacts isArchive={query.isArchived} />}
        noResults={<NoResults title="No contacts found" onClear={controls.clearFilters} />}
      />
      <RowMenu handle={menu}>
        {(contact) => <ContactMenuItems contact={contact} onEdit={() => edit(contact)} />}
      </RowMenu>
      {dialog}
    </div>
  )
}
