import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { DataTable } from '../../design/data-table.tsx'
import { FilteredToNothing } from '../../design/states.tsx'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { CountLine } from '../count-line.tsx'
import { countText } from '../count-text.ts'
import { NoContacts } from '../no-contacts.tsx'
import { useContactNews } from '../use-contact-news.ts'
import { CursorPages } from './cursor-pages.tsx'
import { useColumns } from './use-columns.ts'
import { useContactPages } from './use-contact-pages.ts'

/** Contacts as a table. */
export function ListView() {
  const { pathOf } = useContactPath()
  const { shown } = useColumns()
  const { wanted, controls, rows, news, total, isStale, failed, pages } = useContactPages()
  useContactNews('GET /agent/contacts/search')
  return (
    <div className="space-y-3">
      <CountLine onNews={news}>{total && countText(total)}</CountLine>
      <DataTable<ContactRow>
        label="Contacts"
        columns={shown}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={contactName}
        door={({ _id }) => ({ href: pathOf(_id) })}
        controls={controls}
        total={rows?.length === 0 ? total?.count : undefined}
        stale={isStale}
        failed={failed}
        pages={<CursorPages {...pages} controls={controls} />}
        empty={<NoContacts isArchive={wanted.isArchived} />}
        filteredEmpty={<FilteredToNothing title="No contacts found" onClear={controls.clear} />}
      />
    </div>
  )
}
