import { auditLogFileUrl } from '@gable/shared/audit-log/audit-log.ts'
import { Download } from 'lucide-react'
import { CursorPager } from '../design/data/cursor-pager.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccount } from '../platform/account.ts'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { AuditEntrySlideOut } from './audit-entry-slide-out.tsx'
import { getAuditCard, getAuditColumns } from './audit-log-columns.tsx'
import { AuditFilterChips, AuditFilterControls } from './audit-log-filter-controls.tsx'
import { auditLogTable, toAuditLogFilter } from './audit-log-filters.ts'
import { useCursor } from './use-cursor.ts'

/** Who did what in this account, newest first. */
export function AuditLogPage() {
  const { accountId } = useAccount()
  const timeZone = useTimeZone()
  const controls = useTableState(auditLogTable)
  const { openId, open, close } = useOverlayParam('entry')
  const filter = toAuditLogFilter(controls)
  const { before, pages } = useCursor(controls)
  const filters = useApi('GET /agent/audit-log/filters')
  const query = { ...filter, ...(before && { before }), limit: controls.pageSize }
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/audit-log', { query })
  const hasFilter = Object.keys(filter).length > 0
  return (
    <Page
      title="Audit Log"
      description="Who did what in this account, when and from where, including the sign-ins of its members."
      actions={
        data !== undefined &&
        data.data.length > 0 && (
          <Button icon={Download} href={auditLogFileUrl(accountId, filter)} download>
            Export CSV
          </Button>
        )
      }
    >
      <ListLayout
        search={<TableSearch controls={controls} label="Search by name or ID" />}
        filters={<AuditFilterControls controls={controls} options={filters.data} />}
        activeFilterCount={Object.keys(filter).filter((name) => name !== 'search' && name !== 'till').length}
        chips={<AuditFilterChips controls={controls} options={filters.data} />}
      >
        <DataTable
          label="Audit log"
          columns={getAuditColumns(timeZone)}
          card={getAuditCard(timeZone)}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowLink={({ _id }) => ({ onOpen: () => open(_id) })}
          controls={{ ...controls, isFiltered: hasFilter }}
          stale={isLoading && data !== undefined}
          error={
            error && {
              title: 'The audit log could not be loaded',
              onRetry: () => void mutate(),
              retrying: isValidating,
            }
          }
          empty={<EmptyState title="Nothing recorded yet" text="Changes and sign-ins of members show up here." />}
          noResults={<NoResults title="No entries found" onClear={controls.clearFilters} />}
          pagination={<CursorPager {...pages(data?.hasMore ? data.data.at(-1)?._id : undefined)} controls={controls} />}
        />
      </ListLayout>
      <AuditEntrySlideOut entry={data?.data.find(({ _id }) => _id === openId)} timeZone={timeZone} onClose={close} />
    </Page>
  )
}
