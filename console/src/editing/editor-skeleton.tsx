import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'

/** Placeholder for an editor that is loading. */
export function EditorSkeleton() {
  return (
    <Loading className="flex h-dvh flex-col overflow-hidden">
      <div className="flex h-14 shrink-0 items-center justify-between border-line border-b bg-surface pr-4 pl-20">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-8 w-16" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-16 shrink-0 border-line border-r bg-surface sm:block" />
        <div className="hidden w-96 shrink-0 space-y-5 border-line border-r bg-surface p-4 sm:block">
          {['h-9', 'h-24', 'h-9', 'h-32', 'h-9'].map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
            <div key={index} className="space-y-2">
              <Skeleton className="h-3 w-24" />
              <Skeleton className={`w-full ${height}`} />
            </div>
          ))}
        </div>
        <div className="flex-1 bg-dots bg-sunken bg-[length:16px_16px]" />
      </div>
    </Loading>
  )
}
