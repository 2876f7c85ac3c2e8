import { type FlowKind, flowStatuses, flowStatusLabels } from '@gable/shared/flows/flow.ts'
import { type ReactNode, useMemo } from 'react'
import { SearchList } from '../../assets/search-list.tsx'
import { useTableState } from '../../design/data/use-table-state.ts'
import { EmptyState } from '../../design/feedback/states.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { useLiveFlows } from '../../flow-runs/use-refresh-flows.ts'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useApiList } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { flowLabels } from '../flow-labels.ts'
import { FlowQuickActions, FlowRowMenu } from '../flow-menu.tsx'
import { useFlowCommands } from '../use-flow-commands.tsx'
import { createFlowColumns } from './flow-columns.tsx'

interface FlowListProps {
  kind: FlowKind
  createButton: ReactNode
}

/** The list of automations or workflows. Archived ones are listed only by their status. */
export function FlowList({ kind, createButton }: FlowListProps) {
  const timeZone = useTimeZone()
  const columns = useMemo(() => createFlowColumns(timeZone), [timeZone])
  const { getPath } = useFlowPaths(kind)
  const { commands, dialogs } = useFlowCommands(kind)
  const { name, plural, nouns, purpose, pageSizePreference } = flowLabels[kind]
  const [pageSize = 25, savePageSize, isLoaded] = usePreference(pageSizePreference)
  const controls = useTableState({ ...tableOptions, pageSize }, (size) => void savePageSize(size as typeof pageSize))
  const status = flowStatuses.find((status) => status === controls.filters.status?.[0])
  const response = useApiList(
    'GET /agent/flows',
    isLoaded && {
      query: {
        kind,
        search: controls.search.trim(),
        page: controls.page,
        pageSize: controls.pageSize,
        ...(status && { status }),
        sort: controls.sort === 'title' ? 'title' : 'updatedAt',
        sortOrder: controls.sortOrder,
      },
    },
  )
  useLiveFlows()
  return (
    <>
      <SearchList
        controls={controls}
        response={response}
        lastRefreshedAt={undefined}
        labels={{
          singular: name,
          plural,
          search: `Search ${plural}`,
          loadError: `Something went wrong. The ${nouns} could not be loaded.`,
        }}
        filters={
          <Select
            aria-label="Status"
            value={status ?? 'all'}
            options={statusOptions}
            onChange={(value) => controls.setFilter('status', value === 'all' ? [] : [value])}
          />
        }
        columns={columns}
        rowName={({ title }) => title}
        getPath={getPath}
        notice={null}
        quickActions={(flow) => <FlowQuickActions flow={flow} commands={commands} />}
        menu={(flow) => <FlowRowMenu flow={flow} commands={commands} />}
        empty={<EmptyState title={`No ${nouns} yet`} text={purpose} action={createButton} />}
      />
      {dialogs}
    </>
  )
}

const tableOptions = {
  sort: 'updatedAt',
  sortOrder: 'desc' as const,
  sortable: ['title', 'updatedAt'],
  pageSizes: [10, 25, 50, 100],
  filters: { status: flowStatuses },
}

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...flowStatuses.map((value) => ({ value, label: flowStatusLabels[value] })),
]
