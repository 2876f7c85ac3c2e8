import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { GableLogo } from './gable-logo.tsx'

/** A page outside the shell: the logo, and one centered column. */
export function StandalonePage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <header className="px-4 pt-5 sm:px-8 sm:pt-6">
        <Link to="/" aria-label="Gable, start page" className="inline-flex rounded-md">
          <GableLogo />
        </Link>
      </header>
      <main className="flex flex-1 flex-col items-center px-4 py-10 sm:justify-center sm:pb-24">
        <div className={`w-full ${wide ? 'max-w-[560px]' : 'max-w-[440px]'}`}>{children}</div>
      </main>
    </div>
  )
}

export function StandalonePageSkeleton() {
  return (
    <StandalonePage>
      <Loading className="space-y-4">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-16 w-full rounded-lg" />
        <Skeleton className="h-16 w-full rounded-lg" />
      </Loading>
    </StandalonePage>
  )
}
