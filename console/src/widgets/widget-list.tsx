import { useMemo } from 'react'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { SubjectList } from '../assets/subject-list.tsx'
import { useListState } from '../assets/use-list-state.ts'
import { Empty } from '../design/feedback/states.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CreateWidget } from './create-widget.tsx'
import { useWidgetNews } from './use-refresh-widgets.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { widgetColumns } from './widget-columns.tsx'
import { WidgetLimitNotice } from './widget-limit-notice.tsx'
import { useWidgetPath } from './widget-paths.ts'
import { WidgetRowActions, WidgetRowMenu } from './widget-row-actions.tsx'

export function WidgetList() {
  const timeZone = useTimeZone()
  const columns = useMemo(() => widgetColumns(timeZone), [timeZone])
  const { pathOf } = useWidgetPath()
  const { ask, dialogs } = useWidgetDialogs()
  useWidgetNews()

  const { query, ...state } = useListState('WIDGET_LIST_PAGE_SIZE')
  const found = useApiList('GET /agent/widget/config/search', query && { query })
  const refreshed = useApi('GET /agent/widget/config/statistics/last-refreshed')
  return (
    <>
      <SubjectList
        state={state}
        found={found}
        lastRefreshedAt={refreshed.data?.lastRefreshedAt}
        words={words}
        columns={columns}
        pathOf={pathOf}
        notice={
          <>
            <BrandingNotice />
            <WidgetLimitNotice />
          </>
        }
        quickActions={(widget) => <WidgetRowActions widget={widget} />}
        menu={(widget) => <WidgetRowMenu widget={widget} ask={ask} />}
        empty={
          <Empty title="No Widget Found" text="Please create a widget to get started." action={<CreateWidget />} />
        }
      />
      {dialogs}
    </>
  )
}

const words = { one: 'Widget', many: 'Widgets', search: 'Search Widgets', failed: 'The widgets could not be loaded' }
