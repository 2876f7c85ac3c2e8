import { widgetStatuses } from '@gable/shared/assets/asset.ts'
import { useMemo } from 'react'
import { AssetList } from '../assets/asset-list.tsx'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { useAssetListState } from '../assets/use-asset-list-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CreateWidgetButton } from './create-widget-button.tsx'
import { useLiveWidgets } from './use-refresh-widgets.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { createWidgetColumns } from './widget-columns.tsx'
import { WidgetLimitNotice } from './widget-limit-notice.tsx'
import { useWidgetPaths } from './widget-paths.ts'
import { WidgetRowActions, WidgetRowMenu } from './widget-row-actions.tsx'

export function WidgetList() {
  const timeZone = useTimeZone()
  const columns = useMemo(() => createWidgetColumns(timeZone), [timeZone])
  const { getPath } = useWidgetPaths()
  const { openDialog, dialogs } = useWidgetDialogs()
  useLiveWidgets()

  const { query, ...state } = useAssetListState('WIDGET_LIST_PAGE_SIZE', widgetStatuses)
  const response = useApiList('GET /agent/widget/config/search', query && { query })
  const refreshed = useApi('GET /agent/widget/config/statistics/last-refreshed')
  return (
    <>
      <AssetList
        state={state}
        response={response}
        lastRefreshedAt={refreshed.data?.lastRefreshedAt}
        labels={labels}
        columns={columns}
        getPath={getPath}
        notice={
          <>
            <BrandingNotice />
            <WidgetLimitNotice />
          </>
        }
        quickActions={(widget) => <WidgetRowActions widget={widget} />}
        menu={(widget) => <WidgetRowMenu widget={widget} openDialog={openDialog} />}
        empty={
          <EmptyState
            title="No Widget Found"
            text="Please create a widget to get started."
            action={<CreateWidgetButton />}
          />
        }
      />
      {dialogs}
    </>
  )
}

const labels = {
  singular: 'Widget',
  plural: 'Widgets',
  search: 'Search Widgets',
  loadError: 'The widgets could not be loaded',
}
