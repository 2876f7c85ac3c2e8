import { type AssetStatus, widgetStatuses } from '@gable/shared/assets/asset.ts'
import type { AssetSummary } from '@gable/shared/assets/asset-summary.ts'
import { SearchList, type SearchListProps } from './search-list.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { useAssetListState } from './use-asset-list-state.ts'

interface AssetListProps<A extends AssetSummary> extends Omit<SearchListProps<A>, 'controls' | 'filters' | 'rowName'> {
  state: Pick<ReturnType<typeof useAssetListState>, 'controls' | 'status'>
  /** The statuses to filter by. */
  statuses?: readonly AssetStatus[]
}

/** A searchable table of widgets or landing pages. */
export const AssetList = <A extends AssetSummary>({ state, statuses = widgetStatuses, ...list }: AssetListProps<A>) => (
  <SearchList
    {...list}
    controls={state.controls}
    filters={
      <StatusFilter
        statuses={statuses}
        status={state.status}
        onChange={(chosen) => state.controls.setFilter('status', chosen)}
      />
    }
    rowName={({ name }) => name}
  />
)
