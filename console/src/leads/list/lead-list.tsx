import { type Lead, leadSorts } from '@gable/shared/leads/lead.ts'
import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DataTable } from '../../design/data/data-table.tsx'
import { TableSearch } from '../../design/data/table-search.tsx'
import { filtersIn } from '../../design/data/table-state.ts'
import { Empty, FilteredToNothing } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { Menu } from '../../design/overlays/menu.tsx'
import { usePreference } from '../../platform/preferences.ts'
import { useApiList, useRefresh } from '../../platform/use-api.ts'
import { useOpened } from '../../platform/use-opened.ts'
import { AddLead } from '../add-lead.tsx'
import { FilterChoices } from '../filter-choices.tsx'
import { listFilterShape, nameOf } from '../lead-filters.ts'
import { LeadMenuItems } from '../lead-menu-items.tsx'
import { openedLead } from '../lead-path.ts'
import { LostDialog } from '../lost-dialog.tsx'
import { useLeadFilters } from '../use-lead-filters.ts'
import { useLeadConfig, useLeadNews, useLeadZone } from '../use-leads.ts'
import { useMoveLead } from '../use-move-lead.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { leadColumns } from './lead-columns.tsx'

/** All leads as a table, in any order. */
export function LeadList() {
  const timeZone = useLeadZone()
  const { data: config } = useLeadConfig()
  const columns = useMemo(() => leadColumns(config, timeZone), [config, timeZone])
  const { hrefTo } = useOpened(openedLead)
  const [losing, setLosing] = useState<Lead>()
  const move = useMoveLead()
  const refresh = useRefresh()
  useLeadNews(() => void refresh('GET /agent/leads/search'))

  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('LEADS_LIST_TABLE_PAGE_SIZE')
  const { controls, query } = useLeadFilters(
    { ...shape, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
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
        filters={<FilterChoices controls={controls} config={config} withStages />}
        narrowedBy={filtersIn(controls)}
        view={<ViewSwitch view="list" />}
        count={data && `${formatCount(data.total)} ${data.total === 1 ? 'lead' : 'leads'}`}
      >
        <DataTable
          label="Leads"
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowName={nameOf}
          door={({ _id }) => ({ href: hrefTo(_id) })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          failed={
            error && { title: 'The leads could not be loaded', onRetry: () => void mutate(), retrying: isValidating }
          }
          menu={(lead) => (
            <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${nameOf(lead)}`} />}>
              <LeadMenuItems
                lead={lead}
                config={config}
                href={hrefTo(lead._id)}
                onMove={(stage) => (stage === 'LOST' ? setLosing(lead) : void move(lead, stage))}
              />
            </Menu>
          )}
          empty={
            <Empty
              title="No leads yet"
              text="Whoever asks through a page or a widget of yours appears here, the moment they ask."
              action={<AddLead />}
            />
          }
          filteredEmpty={<FilteredToNothing title="No leads found" onClear={controls.clear} />}
        />
      </ListLayout>
      <LostDialog
        lead={losing}
        config={config}
        onClose={() => setLosing(undefined)}
        onLost={async (reason) => {
          if (losing && (await move(losing, 'LOST', reason))) setLosing(undefined)
        }}
      />
    </>
  )
}

const shape = {
  sort: 'createdAt',
  sortOrder: 'desc' as const,
  sortable: leadSorts,
  pageSizes: [10, 25, 50, 100],
  filters: listFilterShape,
}
