import { Lock, Users } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Whether the segment is shared with the agency. */
export const SharingBadge = ({ isShared }: { isShared: boolean }) =>
  isShared ? (
    <Badge tone="info" icon={<Users />}>
      Shared
    </Badge>
  ) : (
    <Badge icon={<Lock />}>Private</Badge>
  )
