import type { AuditLogEntry } from '@gable/shared/audit-log/audit-log.ts'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath } from '../platform/account.ts'

/** What was changed, linked to its page if it still exists. */
export function TargetLink({ entry: { target, targetId } }: { entry: Pick<AuditLogEntry, 'target' | 'targetId'> }) {
  const pathTo = useAccountPath()
  if (!target) return <span className="text-muted">{targetId ? 'No longer exists' : '--'}</span>
  const name = <bdi className="[overflow-wrap:anywhere]">{target.name || `Unnamed ${target.type}`}</bdi>
  return target.path ? <Link to={pathTo(target.path)}>{name}</Link> : name
}
