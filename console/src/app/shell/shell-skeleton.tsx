import { Skeleton } from '../../design/skeleton.tsx'
import { sidebarLook, topBarLook } from './frame-look.ts'
import { everyEntry } from './navigation.ts'
import { wasCollapsed } from './use-collapsed.ts'

/** The frame before anything is known of the account: it needs nothing and is painted at once. */
export function ShellSkeleton() {
  const collapsed = wasCollapsed()
  return (
    <div role="status" className="flex min-h-dvh">
      <span className="sr-only">Loading</span>
      <div className={sidebarLook(collapsed)}>
        <div className="flex h-14 items-center gap-2.5 px-3.5">
          <Skeleton className="size-8 shrink-0" />
          {!collapsed && <Skeleton className="h-4 w-28" />}
        </div>
        <div className="flex flex-col gap-0.5 p-2">
          {everyEntry().map(({ to }) => (
            <div key={to} className="flex h-8 items-center gap-2.5 px-2">
              <Skeleton className="size-4 shrink-0" />
              {!collapsed && <Skeleton className="h-3 w-24" />}
            </div>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className={topBarLook}>
          <Skeleton className="ml-2 h-4 w-24" />
          <span className="flex-1" />
          <Skeleton className="hidden h-8 w-64 md:block" />
          <Skeleton className="size-8 rounded-full" />
        </div>
        <div className="mx-auto w-full max-w-[1920px] flex-1 px-4 pt-5 sm:px-8 sm:pt-6">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="mt-6 h-24 w-full" />
          <Skeleton className="mt-4 h-72 w-full" />
        </div>
      </div>
    </div>
  )
}
