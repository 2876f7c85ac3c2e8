import { type Lead, leadSorts } from '@gable/shared/leads/lead.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ColumnChooser } from '../../design/data/column-chooser.tsx'
import { DataTable } from '../../design/data/data-table.tsx'
import { FilterBar } from '../../design/data/filter-bar.tsx'
import { emptySelection } from '../../design/data/table/selection.ts'
import { TableSearch } from '../../design/data/table-search.tsx'
import { countActiveFilters } from '../../design/data/table-state.ts'
import { EmptyState, NoResults } from '../../design/feedback/states.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu } from '../../design/overlays/menu.tsx'
import { leadParam } from '../../layout/paths/lead-paths.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useApiList, useRefresh } from '../../platform/use-api.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { AddLead } from '../add-lead.tsx'
import { listFilterChips } from '../filter-labels.ts'
import { LazyLostDialog, toLostTitle } from '../lazy-lost-dialog.ts'
import { LeadFilters } from '../lead-filter-inputs.tsx'
import { getLeadName, listFilters } from '../lead-filters.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { useLeadFilters } from '../use-lead-filters.ts'
import { useLeadChanges, useLeadConfig, useLeadTimeZone } from '../use-leads.ts'
import { useMarkDone } from '../use-mark-done.ts'
import { useMoveLead } from '../use-move-lead.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { leadColumns } from './lead-columns.tsx'
import { toLeadListCard } from './lead-list-card.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useSelectedLeads } from './use-selected-leads.ts'

export function LeadList() {
  const timeZone = useLeadTimeZone()
  const { data: config } = useLeadConfig()
  const columns = useMemo(() => leadColumns(config, timeZone), [config, timeZone])
  const { hrefTo } = useOverlayParam(leadParam)
  const [pendingLoss, setPendingLoss] = useState<Lead>()
  const move = useMoveLead()
  const markDone = useMarkDone()
  const [hidden, setHidden] = useHiddenColumns()
  const isNarrow = useIsNarrow()
  const refresh = useRefresh()
  useLeadChanges(() => void refresh('GET /agent/leads/search'))

  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('LEADS_LIST_TABLE_PAGE_SIZE')
  const { controls, query } = useLeadFilters(
    { ...tableOptions, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const [selected, setSelected] = useSelectedLeads(JSON.stringify([query, controls.page, controls.pageSize]))
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/leads/search',
    isKnown && {
      query: {
        ...query,
        sort: leadSorts.find((sort) => sort === controls.sort),
        sortOrder: controls.sortOrder,
        page: controls.page,
        pageSize: controls.pageSize,
      },
    },
  )
  return (
    <>
      <ListLayout
        search={<TableSearch controls={controls} label="Search Leads" />}
        filters={<LeadFilters controls={controls} config={config} withStages />}
        activeFilterCount={countActiveFilters(controls)}
        view={<ViewSwitch view="list" />}
        chips={<FilterBar chips={listFilterChips(controls, config)} onClear={controls.clearFilters} />}
        count={data && pluralize(data.total, 'lead')}
      >
        <DataTable
          label="Leads"
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowName={getLeadName}
          rowLink={({ _id }) => ({ href: hrefTo(_id) })}
          {...(!isNarrow && {
            hiddenColumns: hidden,
            headerAction: <ColumnChooser columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />,
          })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={error && { title: 'Leads could not be loaded', onRetry: () => void mutate(), retrying: isValidating }}
          card={(lead) => toLeadListCard(lead, { config, onDone: markDone })}
          selection={{
            selected,
            onChange: setSelected,
            actions: (
              <BulkActions leadIds={[...selected.keys]} config={config} onDone={() => setSelected(emptySelection)} />
            ),
          }}
          menu={(lead) => (
            <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${getLeadName(lead)}`} />}>
              <LeadMenuItems
                lead={lead}
                config={config}
                href={hrefTo(lead._id)}
                onDone={markDone}
                onMove={(stage) => (stage === 'LOST' ? setPendingLoss(lead) : void move(lead, stage))}
              />
            </Menu>
          )}
          empty={
            <EmptyState
              title="No leads yet"
              text="Leads from your landing pages and widgets appear here as soon as they come in."
              action={<AddLead />}
            />
          }
          noResults={<NoResults title="No leads found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
      <LazyLostDialog
        title={pendingLoss && toLostTitle(getLeadName(pendingLoss))}
        config={config}
        onClose={() => setPendingLoss(undefined)}
        onLost={async (reason) => {
          if (pendingLoss && (await move(pendingLoss, 'LOST', reason))) setPendingLoss(undefined)
        }}
      />
    </>
  )
}

const tableOptions = {
  sort: 'createdAt',
  sortOrder: 'desc' as const,
  sortable: leadSorts,
  pageSizes: [10, 25, 50, 100],
  filters: listFilters,
}
