import { useMemo } from 'react'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { AssetList } from '../assets/asset-list.tsx'
import { useAssetListState } from '../assets/use-asset-list-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CreateWidgetButton } from './create-widget-button.tsx'
import { useLiveWidgets } from './use-refresh-widgets.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { widgetColumns } from './widget-columns.tsx'
import { WidgetLimitNotice } from './widget-limit-notice.tsx'
import { useWidgetPaths } from './widget-paths.ts'
import { WidgetRowActions, WidgetRowMenu } from './widget-row-actions.tsx'

export function WidgetList() {
  const timeZone = useTimeZone()
  const columns = useMemo(() => widgetColumns(timeZone), [timeZone])
  const { pathOf } = useWidgetPaths()
  const { ask, dialogs } = useWidgetDialogs()
  useLiveWidgets()

  const { query, ...state } = useAssetListState('WIDGET_LIST_PAGE_SIZE')
  const found = useApiList('GET /agent/widget/config/search', query && { query })
  const refreshed = useApi('GET /agent/widget/config/statistics/last-refreshed')
  return (
    <>
      <AssetList
        state={state}
        response={found}
        lastRefreshedAt={refreshed.data?.lastRefreshedAt}
        labels={words}
        columns={columns}
        getPath={pathOf}
        notice={
          <>
            <BrandingNotice />
            <WidgetLimitNotice />
          </>
        }
        quickActions={(widget) => <WidgetRowActions widget={widget} />}
        menu={(widget) => <WidgetRowMenu widget={widget} ask={ask} />}
        empty={
          <EmptyState title="No Widget Found" text="Please create a widget to get started." action={<CreateWidgetButton />} />
        }
      />
      {dialogs}
    </>
  )
}

const words = { one: 'Widget', many: 'Widgets', search: 'Search Widgets', failed: 'The widgets could not be loaded' }
