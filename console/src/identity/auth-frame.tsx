import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { GableLogo } from '../layout/gable-logo.tsx'
import { Street } from './street.tsx'

/** The frame of the sign-in pages: one narrow column, and an illustration on wide screens. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(480px,5fr)_7fr]">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-10 sm:py-8">
        <header>
          <GableLogo />
        </header>
        {/* Not centered: content that loads later must not move the field the user is typing in. */}
        <main className="mx-auto w-full max-w-[360px] flex-1 pt-12 pb-8 sm:pt-[max(48px,11vh)]">{children}</main>
      </div>
      <aside
        aria-label="Gable"
        className="sticky top-3 my-3 mr-3 hidden h-[calc(100dvh-24px)] overflow-hidden rounded-lg bg-sunken lg:block"
      >
        <Street />
        <p className="relative max-w-[400px] p-10 font-semibold text-figure tracking-[-0.015em]">
          Where agents win sellers, and keep them.
        </p>
      </aside>
    </div>
  )
}

export function AuthFrameSkeleton() {
  return (
    <AuthFrame>
      <Loading className="space-y-5">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </Loading>
    </AuthFrame>
  )
}

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="font-semibold text-figure tracking-[-0.015em]">{title}</h1>
      {children && <p className="mt-1 text-muted">{children}</p>}
    </header>
  )
}
