import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { DataTable } from '../../design/data/data-table.tsx'
import { pageMark } from '../../design/data/table/selection.ts'
import { FilteredToNothing } from '../../design/feedback/states.tsx'
import { RowMenu, RowMenuButton, useRowMenu } from '../../design/overlays/row-menu.tsx'
import { BulkActions } from '../bulk/bulk-actions.tsx'
import { BulkRestore } from '../bulk/bulk-restore.tsx'
import { selectionOf } from '../bulk/selection-of.ts'
import { ContactMenuItems } from '../contact-menu-items.tsx'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { CountLine } from '../count-line.tsx'
import { countText } from '../count-text.ts'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { isOutdated, Outdated } from '../list-problem.tsx'
import { NoContacts } from '../no-contacts.tsx'
import { useContactNews } from '../use-contact-news.ts'
import { ColumnsButton } from './columns-button.tsx'
import { CursorPages } from './cursor-pages.tsx'
import { useColumns } from './use-columns.ts'
import { useContactPages } from './use-contact-pages.ts'
import { useExactCount } from './use-exact-count.ts'
import { useFirstRow } from './use-first-row.ts'
import { useSelection } from './use-selection.ts'

/** Contacts as a table. */
export function ListView() {
  const { pathOf } = useContactPath()
  const columns = useColumns()
  const menu = useRowMenu<ContactRow>()
  const { edit, dialog } = useEditContact()
  const { wanted, controls, rows, news, total, isStale, failed, problem, pages } = useContactPages()
  const { selected, select, clear } = useSelection(JSON.stringify(wanted))
  const isPagePicked = pageMark(selected, rows?.map(({ _id }) => _id) ?? []) === 'every'
  const count = useExactCount(wanted, total, isPagePicked)
  useContactNews('GET /agent/contacts/search')
  useFirstRow()
  if (isOutdated(problem)) return <Outdated problem={problem} />
  return (
    <div className="space-y-3">
      <CountLine onNews={news}>{total && countText(total)}</CountLine>
      <DataTable<ContactRow>
        label="Contacts"
        columns={columns.shown}
        rows={columns.isKnown ? rows : undefined}
        rowKey={({ _id }) => _id}
        rowName={contactName}
        door={({ _id }) => ({ href: pathOf(_id) })}
        controls={controls}
        total={rows?.length === 0 ? total?.count : count}
        stale={isStale}
        failed={failed}
        selection={{
          selected,
          onChange: select,
          all: count !== undefined,
          actions: wanted.isArchived ? (
            <BulkRestore selection={selectionOf(selected, wanted)} onDone={clear} />
          ) : (
            <BulkActions selection={selectionOf(selected, wanted)} onDone={clear} />
          ),
        }}
        menu={(contact) => <RowMenuButton handle={menu} row={contact} label={`Actions for ${contactName(contact)}`} />}
        corner={<ColumnsButton columns={columns} />}
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
