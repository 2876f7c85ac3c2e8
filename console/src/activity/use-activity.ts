import { type ChangelogPage, type ChangelogRequest, changelogPageSize } from '@gable/shared/activity/changelog.ts'
import { useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

export type ActivityQuery = Partial<Pick<ChangelogRequest, 'eventGroups' | 'dateFrom' | 'dateTill'>> &
  Pick<ChangelogRequest, 'tags'>

type Key = readonly ['POST /agent/changelog/search', ActivityQuery & { pages: number }, string | null]

/** A history, page after page on demand. Read again, all pages are, so that none overlaps another. */
export function useActivity(asked: ActivityQuery) {
  const accountId = useAccountId()
  const { cache } = useSWRConfig()
  const what = JSON.stringify(asked)
  const [depth, setDepth] = useState({ what, pages: 1 })
  const pages = depth.what === what ? depth.pages : 1

  const keyOf = (pages: number): Key => ['POST /agent/changelog/search', { ...asked, pages }, accountId ?? null]
  const known = (pages: number) => cache.get(unstable_serialize(keyOf(pages)))?.data as ChangelogPage[] | undefined

  const { data, error, isLoading, isValidating, mutate } = useSWR<ChangelogPage[]>(
    keyOf(pages),
    async () => {
      const read = (page: number) =>
        callInAccount(accountId)('POST /agent/changelog/search', { body: { ...asked, page, pageSize: changelogPageSize } })
      const before = known(pages) ? undefined : known(pages - 1)
      if (before) return [...before, await read(pages)]
      return Promise.all(Array.from({ length: pages }, (_, index) => read(index + 1)))
    },
    { keepPreviousData: true },
  )

  const last = data?.at(-1)
  return {
    entries: data && once(data.flatMap((page) => page.data)),
    total: last?.total,
    hasMore: last?.hasMore ?? false,
    /** Other entries than those that are shown are on their way. */
    isStale: isLoading && data !== undefined && pages === 1,
    isGrowing: isLoading && pages > 1,
    isValidating,
    error: error as Error | undefined,
    grow: () => setDepth({ what, pages: pages + 1 }),
    refresh: () => void mutate(),
  }
}

/** Something that happened between two reads pushes the last of one page onto the next. */
const once = (entries: ChangelogPage['data']) => [...new Map(entries.map((entry) => [entry._id, entry])).values()]
