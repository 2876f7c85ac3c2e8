import { createElement, type ReactNode, useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'

type LazyFunction = Extract<RouteObject['lazy'], (...args: never[]) => unknown>
type LoadedRoute = Awaited<ReturnType<LazyFunction>>
type Outcome = { route: LoadedRoute } | { error: unknown }

/** Routes whose code is asked for again on every visit until it is loaded. The router itself remembers the first failure. */
export const retryLazyRoutes = (routes: readonly RouteObject[]): RouteObject[] => routes.map(retryLazyRoute)

function retryLazyRoute(route: RouteObject): RouteObject {
  const { lazy, children } = route
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => loadOrRetry(lazy) }),
    ...(children && { children: retryLazyRoutes(children) }),
  } as RouteObject
}

async function loadOrRetry(lazy: LazyFunction): Promise<LoadedRoute> {
  try {
    return await lazy()
  } catch {
    return { element: <RetriedRoute load={lazy} /> }
  }
}

/** Mounted anew by each visit. A failure goes to the nearest error element, which offers to try again. */
function RetriedRoute({ load }: { load: LazyFunction }) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isCurrent = true
    const settle = (outcome: Outcome) => isCurrent && setOutcome(outcome)
    async function attempt() {
      try {
        settle({ route: await load() })
      } catch (error) {
        settle({ error })
      }
    }
    void attempt()
    return () => {
      isCurrent = false
    }
  }, [load])
  if (!outcome) return null
  if ('error' in outcome) throw outcome.error
  return renderRoute(outcome.route)
}

const renderRoute = ({ element, Component }: LoadedRoute): ReactNode => (Component ? createElement(Component) : element)
