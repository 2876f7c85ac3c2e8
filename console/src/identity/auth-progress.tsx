import type { ReactNode } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { AuthHeading } from './auth-frame.tsx'

/** Shown while a token is being checked. */
export function AuthProgress({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <AuthHeading title={title}>{children}</AuthHeading>
      <Skeleton className="h-1 w-full" />
    </div>
  )
}
