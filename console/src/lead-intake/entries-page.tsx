import { type EntryState, entryStates } from '@gable/shared/lead-intake/entry.ts'
import { entryRetentionDays } from '@gable/shared/lead-intake/source.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { AllDoneState, EmptyState } from '../design/feedback/states.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { entryColumns } from './entry-columns.tsx'
import { EntrySlideOut } from './entry-slide-out.tsx'
import { LeadIntakeLayout } from './lead-intake-layout.tsx'
import { useIntakeAddress } from './use-lead-intake.ts'

/** What arrived by email and webhook. The URL names the open message. */
export function EntriesPage() {
  const address = useIntakeAddress()
  const sources = useApi('GET /agent/lead-intake/sources')
  const controls = useTableState(tableOptions)
  const { page, pageSize, search, filters, setFilter } = controls
  const { openId, open, close } = useOverlayParam('message')
  const state = entryStates.find((value) => value === filters.state?.[0]) ?? 'OPEN'
  const sourceId = filters.source?.[0]
  const entries = useApiList('GET /agent/lead-intake/entries', {
    query: { state, search, page, pageSize, ...(sourceId && { sourceId }) },
  })
  return (
    <LeadIntakeLayout address={address.data}>
      <ListLayout
        search={<TableSearch controls={controls} label="Search messages" />}
        activeFilterCount={Number(state !== 'OPEN') + Number(sourceId !== undefined)}
        filters={
          <>
            <Select
              aria-label="State"
              value={state}
              options={stateOptions}
              onChange={(value) => setFilter('state', value === 'OPEN' ? [] : [value])}
            />
            <Select
              aria-label="Source"
              value={sourceId ?? 'all'}
              options={[
                { value: 'all', label: 'All sources' },
                { value: 'email', label: 'Email' },
                ...(sources.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              onChange={(value) => setFilter('source', value === 'all' ? [] : [value])}
            />
          </>
        }
      >
        <DataTable
          label="Messages"
          columns={entryColumns}
          rows={entries.data?.data}
          total={entries.data?.total}
          rowKey={({ _id }) => _id}
          rowLink={({ _id }) => ({ onOpen: () => open(_id) })}
          controls={controls}
          stale={entries.isLoading}
          error={
            entries.error && {
              title: 'The messages could not be loaded',
              onRetry: () => void entries.mutate(),
              retrying: entries.isValidating,
            }
          }
          empty={
            address.data && address.data.received === 0 && sources.data?.length === 0 ? (
              <EmptyState
                title="Nothing has arrived yet"
                text="What no lead can be made of waits here, so that nothing is lost."
              />
            ) : (
              allDone
            )
          }
          {...(state === 'OPEN' && search === '' && { noResults: allDone })}
        />
        <p className="text-muted text-table">Messages are kept for {entryRetentionDays} days.</p>
      </ListLayout>
      <EntrySlideOut entryId={openId} onClose={close} />
    </LeadIntakeLayout>
  )
}

const allDone = <AllDoneState title="Nothing needs a look" text="Every message became a lead or was dismissed." />

const tableOptions = { filters: { state: entryStates, source: 'any' } } as const

const stateOptions: readonly { value: EntryState; label: string }[] = [
  { value: 'OPEN', label: 'Needs a look' },
  { value: 'LEAD', label: 'Became leads' },
  { value: 'DISMISSED', label: 'Dismissed' },
]
