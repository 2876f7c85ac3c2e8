import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { CursorPager } from '../../design/data/cursor-pager.tsx'
import { DataTable } from '../../design/data/data-table.tsx'
import { emptySelection, type RowSelection } from '../../design/data/table/selection.ts'
import { NoResults } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { RowMenu, RowMenuButton, useRowMenu } from '../../design/overlays/row-menu.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { BrokenQuery, isBrokenQuery } from '../broken-query.tsx'
import { BulkActions } from '../bulk/bulk-actions.tsx'
import { toSelection } from '../bulk/to-selection.ts'
import { ContactMenuItems } from '../contact-menu-items.tsx'
import { contactName } from '../contact-name.ts'
import { CountLine, formatContactTotal } from '../count-line.tsx'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { NoContacts } from '../no-contacts.tsx'
import { useContactUpdates } from '../use-contact-updates.ts'
import { useExactTotal } from '../use-exact-total.ts'
import { ColumnsButton } from './columns-button.tsx'
import { toContactCard } from './contact-card.tsx'
import { useColumns } from './use-columns.ts'
import { useContactPages } from './use-contact-pages.ts'
import { useFirstRowShortcut } from './use-first-row-shortcut.ts'

/** The contacts as a table. */
export function ListView() {
  const { contactPath } = useContactPaths()
  const columns = useColumns()
  const menu = useRowMenu<ContactRow>()
  const { edit, dialog } = useEditContact()
  const { query, controls, rows, showChanges, total, isStale, failure, problem, pages } = useContactPages()
  const { selected, select, clear } = useSelection(JSON.stringify(query))
  const exactTotal = useExactTotal(query, total)
  const count = exactTotal?.isExact ? exactTotal.count : undefined
  const countText = exactTotal && formatContactTotal(exactTotal)
  const isPhone = useIsNarrow()
  useContactUpdates('GET /agent/contacts/search')
  useFirstRowShortcut()
  if (isBrokenQuery(problem)) return <BrokenQuery problem={problem} />
  return (
    <div className="space-y-3">
      <CountLine onShowChanges={showChanges} isChangesOnly={isPhone}>
        {countText}
      </CountLine>
      <DataTable<ContactRow>
        label="Contacts"
        columns={columns.visible}
        rows={columns.isLoaded ? rows : undefined}
        rowKey={({ _id }) => _id}
        rowName={contactName}
        rowLink={({ _id }) => ({ href: contactPath(_id) })}
        controls={controls}
        total={rows?.length === 0 ? total?.count : count}
        stale={isStale}
        error={failure}
        selection={{
          selected,
          onChange: select,
          canSelectAll: count !== undefined,
          actions: (
            <BulkActions
              selection={toSelection(selected, query)}
              label={formatSelected(selected.all ? count : selected.keys.size)}
              isArchive={query.isArchived}
              onDone={clear}
            />
          ),
        }}
        card={toContactCard}
        cardCount={countText}
        menu={(contact) => <RowMenuButton handle={menu} row={contact} label={`Actions for ${contactName(contact)}`} />}
        headerAction={<ColumnsButton columns={columns} />}
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

const formatSelected = (count: number | undefined) =>
  count === undefined
    ? 'All contacts of the list'
    : `${formatCount(count)} selected ${count === 1 ? 'contact' : 'contacts'}`

/** The selected rows of one query. A different query starts with none selected. */
function useSelection(queryKey: string) {
  const [state, setState] = useState({ queryKey, selected: emptySelection })
  return {
    selected: state.queryKey === queryKey ? state.selected : emptySelection,
    select: (selected: RowSelection) => setState({ queryKey, selected }),
    clear: () => setState({ queryKey, selected: emptySelection }),
  }
}
