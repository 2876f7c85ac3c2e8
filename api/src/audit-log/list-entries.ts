import {
  type AuditLogEntry,
  type AuditLogFilter,
  type AuditTarget,
  securityArea,
} from '@gable/shared/audit-log/audit-log.ts'
import { describeAction } from '@gable/shared/audit-log/describe-action.ts'
import { describeSecurityEvent } from '@gable/shared/audit-log/security-events.ts'
import { contract } from '@gable/shared/contract.ts'
import { getArea, getAreaLabel } from '@gable/shared/http/areas.ts'
import type { EndpointTable } from '@gable/shared/http/endpoint.ts'
import { formatDevice } from '../identity/device.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AuditRow, listAuditRows } from './queries.ts'
import { findTargetIds, listTargets } from './target-queries.ts'

interface AuditPage {
  data: AuditLogEntry[]
  hasMore: boolean
}

/** A page of the audit log, newest first, with the names of what was changed as they are now. */
export async function listAuditEntries(
  db: Db,
  scope: AccountScope,
  { search, limit, ...query }: AuditLogFilter & { before?: string | undefined; limit: number },
): Promise<AuditPage> {
  const targetIds = search ? await findTargetIds(db, scope, search) : undefined
  const rows = await listAuditRows(db, scope, { ...query, targetIds, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const targets = await listTargets(db, scope, [...new Set(page.flatMap(({ targetId }) => targetId ?? []))])
  return { data: page.map((row) => toEntry(row, targets)), hasMore: rows.length > limit }
}

function toEntry(row: AuditRow, targets: Map<string, AuditTarget>): AuditLogEntry {
  const { id, at, isSecurityEvent, action, userId, fullName, email, userAgent, apiKeyId, apiKeyName, targetId } = row
  const area = isSecurityEvent ? securityArea : getArea(action)
  return {
    _id: id,
    at: at.toISOString(),
    area,
    areaLabel: isSecurityEvent ? securityLabel : getAreaLabel(area),
    phrase: isSecurityEvent
      ? describeSecurityEvent(action)
      : describeAction(action, (contract as EndpointTable)[action as keyof EndpointTable]?.about),
    by: { userId, fullName, email },
    emulatedBy: row.emulatedBy,
    apiKey: apiKeyId ? { _id: apiKeyId, name: apiKeyName ?? '' } : null,
    address: row.address,
    device: userAgent ? formatDevice(userAgent) : null,
    fields: row.fields,
    action,
    target: (targetId && targets.get(targetId)) || null,
    targetId,
  }
}

export const securityLabel = 'Signing in'
