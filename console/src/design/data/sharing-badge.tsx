import { Lock, Users } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Shared with the agency, or private to its owner. */
export const SharingBadge = ({ isShared }: { isShared: boolean }) =>
  isShared ? (
    <Badge tone="info" icon={<Users />}>
      Shared
    </Badge>
  ) : (
    <Badge icon={<Lock />}>Private</Badge>
  )
