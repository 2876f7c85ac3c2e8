import { lazy, Suspense } from 'react'

const Bell = lazy(async () => ({ default: (await import('./news-bell.tsx')).NewsBell }))

/** The news of the agent; its place in the bar is kept until its code is there. */
export function LazyBell() {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 touch:size-11" />}>
      <Bell />
    </Suspense>
  )
}
