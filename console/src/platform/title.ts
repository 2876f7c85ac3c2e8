import { useEffect } from 'react'
import { type Params, type UIMatch, useLocation, useMatches } from 'react-router-dom'

/** What a route says about itself. The deepest title of the matched routes is the page's. */
export interface RouteHandle {
  title?: string | ((data: unknown, params: Params) => string | undefined)
}

/** The title of the page as its routes say it; set as the document's. */
export function useRouteTitle(): string {
  const { pathname } = useLocation()
  const title = titleOf(useMatches())
  // A page that knows better sets its own after this one; the path is here so that leaving it brings this one back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    document.title = title
  }, [title, pathname])
  return title
}

/** For a page whose title is known only after its data: `useTitle(widget?.name)`. */
export function useTitle(title: string | undefined) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route's title is set anew with each path
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title, pathname])
}

export function titleOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData' | 'params'>[]): string {
  for (const { handle, loaderData, params } of [...matches].reverse()) {
    const said = (handle as RouteHandle | undefined)?.title
    const title = typeof said === 'function' ? said(loaderData, params) : said
    if (title) return title
  }
  return 'Gable'
}
