import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'

export function SyncSkeleton() {
  return <CardStackSkeleton heights={['h-36', 'h-64']} />
}
