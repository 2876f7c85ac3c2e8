import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useMemo } from 'react'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { SubjectList } from '../assets/subject-list.tsx'
import { useListState } from '../assets/use-list-state.ts'
import { Empty } from '../design/feedback/states.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CreateLandingPage } from './create-landing-page.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'
import { pagesOfOwner } from './landing-page-words.ts'
import { pageColumns } from './page-columns.tsx'
import { PageLimitNotice } from './page-limit-notice.tsx'
import { PageRowActions, PageRowMenu } from './page-row-actions.tsx'
import { useLandingPageDialogs } from './use-landing-page-dialogs.tsx'
import { useLandingPageNews } from './use-refresh-landing-pages.ts'
import { whoseOf } from './use-remaining.ts'

/** The pages of the account, or one's own. */
export function PageList({ owner }: { owner: PageOwner }) {
  const timeZone = useTimeZone()
  const columns = useMemo(() => pageColumns(timeZone), [timeZone])
  const { pathOf } = useLandingPagePath()
  const { ask, dialogs } = useLandingPageDialogs()
  useLandingPageNews()

  const { query, ...state } = useListState(preferences[owner])
  const found = useApiList('GET /agent/landing-page/search', query && { query: { ...whoseOf(owner), ...query } })
  const refreshed = useApi('GET /agent/landing-page/statistics/last-refreshed')
  const { one, many } = pagesOfOwner[owner]
  return (
    <>
      <SubjectList
        state={state}
        found={found}
        lastRefreshedAt={refreshed.data?.lastRefreshedAt}
        words={{ one, many, ...words }}
        columns={columns}
        pathOf={pathOf}
        notice={
          <>
            <BrandingNotice />
            <PageLimitNotice owner={owner} />
          </>
        }
        quickActions={(page) => <PageRowActions page={page} ask={ask} />}
        menu={(page) => <PageRowMenu page={page} ask={ask} />}
        empty={
          <Empty
            title={`No ${many} found`}
            text={`Please create ${owner === 'account' ? 'an account' : 'a personal'} landing page to get started.`}
            action={<CreateLandingPage owner={owner} />}
          />
        }
      />
      {dialogs}
    </>
  )
}

const preferences = {
  account: 'ACCOUNT_LANDING_PAGE_LIST_PAGE_SIZE',
  personal: 'PERSONAL_LANDING_PAGE_LIST_PAGE_SIZE',
} as const

const words = {
  search: 'Search for Landing Pages',
  failed: 'The landing pages could not be loaded',
  nothingFound: "We couldn't find any matches. Try a different search or refine your criteria.",
}
