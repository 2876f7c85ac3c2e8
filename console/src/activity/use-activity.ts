import { type ChangelogPage, type ChangelogRequest, changelogPageSize } from '@gable/shared/activity/changelog.ts'
import { useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

type ActivityQuery = Partial<Pick<ChangelogRequest, 'eventGroups' | 'dateFrom' | 'dateTill'>> &
  Pick<ChangelogRequest, 'tags'>

type CacheKey = readonly ['POST /agent/changelog/search', ActivityQuery & { pages: number }, string | null]

/** Loads page after page on demand. A refresh loads all pages again, so that they do not overlap. */
export function useActivity(query: ActivityQuery) {
  const accountId = useAccountId()
  const { cache } = useSWRConfig()
  const queryKey = JSON.stringify(query)
  const [loaded, setLoaded] = useState({ queryKey, pages: 1 })
  const pages = loaded.queryKey === queryKey ? loaded.pages : 1

  const toCacheKey = (pages: number): CacheKey => [
    'POST /agent/changelog/search',
    { ...query, pages },
    accountId ?? null,
  ]
  const getCachedPages = (pages: number) =>
    cache.get(unstable_serialize(toCacheKey(pages)))?.data as ChangelogPage[] | undefined

  const { data, error, isLoading, isValidating, mutate } = useSWR<ChangelogPage[]>(
    toCacheKey(pages),
    async () => {
      const fetchPage = (page: number) =>
        callInAccount(accountId)('POST /agent/changelog/search', {
          body: { ...query, page, pageSize: changelogPageSize },
        })
      const earlierPages = getCachedPages(pages) ? undefined : getCachedPages(pages - 1)
      if (earlierPages) return [...earlierPages, await fetchPage(pages)]
      return Promise.all(Array.from({ length: pages }, (_, index) => fetchPage(index + 1)))
    },
    { keepPreviousData: true },
  )

  const last = data?.at(-1)
  return {
    entries: data && dedupe(data.flatMap((page) => page.data)),
    hasMore: last?.hasMore ?? false,
    /** The entries belong to the previous query while the current one loads. */
    isStale: isLoading && data !== undefined && pages === 1,
    isLoadingMore: isLoading && pages > 1,
    isValidating,
    error: error as Error | undefined,
    loadMore: () => setLoaded({ queryKey, pages: pages + 1 }),
    refresh: () => void mutate(),
  }
}

/** New activity between two requests moves the last entry of a page to the next page too. */
const dedupe = (entries: ChangelogPage['data']) => [...new Map(entries.map((entry) => [entry._id, entry])).values()]
