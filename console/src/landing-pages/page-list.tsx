import { assetStatuses, widgetStatuses } from '@gable/shared/assets/asset.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useMemo } from 'react'
import { AssetList } from '../assets/asset-list.tsx'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { useAssetListState } from '../assets/use-asset-list-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CreateLandingPageButton } from './create-landing-page-button.tsx'
import { ownerLabels } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { pageColumns } from './page-columns.tsx'
import { PageLimitNotice } from './page-limit-notice.tsx'
import { PageRowActions, PageRowMenu } from './page-row-actions.tsx'
import { useLandingPageDialogs } from './use-landing-page-dialogs.tsx'
import { useLiveLandingPages } from './use-refresh-landing-pages.ts'
import { toOwnerQuery } from './use-remaining.ts'

/** The list of account pages or of personal pages. */
export function PageList({ owner }: { owner: PageOwner }) {
  const timeZone = useTimeZone()
  const columns = useMemo(() => pageColumns(timeZone), [timeZone])
  const { getPagePath } = useLandingPagePaths()
  const { openDialog, dialogs } = useLandingPageDialogs()
  useLiveLandingPages()

  const { query, ...state } = useAssetListState(pageSizePreferences[owner], assetStatuses)
  const found = useApiList('GET /agent/landing-page/search', query && { query: { ...toOwnerQuery(owner), ...query } })
  const drafts = useApi('GET /agent/landing-page/count', { query: { ...toOwnerQuery(owner), statuses: ['DRAFT'] } })
  const hasDrafts = state.status === 'DRAFT' || (drafts.data?.count ?? 0) > 0
  const refreshed = useApi('GET /agent/landing-page/statistics/last-refreshed')
  const { singular, plural } = ownerLabels[owner]
  return (
    <>
      <AssetList
        state={state}
        statuses={hasDrafts ? assetStatuses : widgetStatuses}
        response={found}
        lastRefreshedAt={refreshed.data?.lastRefreshedAt}
        labels={{ singular, plural, ...labels }}
        columns={columns}
        getPath={getPagePath}
        notice={
          <>
            <BrandingNotice />
            <PageLimitNotice owner={owner} />
          </>
        }
        quickActions={(page) => <PageRowActions page={page} openDialog={openDialog} />}
        menu={(page) => <PageRowMenu page={page} openDialog={openDialog} />}
        empty={
          <EmptyState
            title={`No ${plural} found`}
            text={`Please create ${owner === 'account' ? 'an account' : 'a personal'} landing page to get started.`}
            action={<CreateLandingPageButton owner={owner} />}
          />
        }
      />
      {dialogs}
    </>
  )
}

const pageSizePreferences = {
  account: 'ACCOUNT_LANDING_PAGE_LIST_PAGE_SIZE',
  personal: 'PERSONAL_LANDING_PAGE_LIST_PAGE_SIZE',
} as const

const labels = {
  search: 'Search for Landing Pages',
  loadError: 'The landing pages could not be loaded',
  noResults: "We couldn't find any matches. Try a different search or refine your criteria.",
}
