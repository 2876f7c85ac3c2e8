import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { listExpectedRecords, type MailDns, withCheckResult } from './domain-records.ts'
import type { DomainRow } from './queries.ts'
import { getStopTime } from './verification.ts'

export function toEmailDomain(domain: DomainRow, mail: MailDns): EmailDomain {
  const signing = domain.keys.findLast(({ active_from, retired_at }) => active_from && !retired_at)
  return {
    _id: domain.id,
    domain: domain.domain,
    localPart: domain.local_part,
    isVerified: domain.verified_at !== null,
    stopsAt: domain.failing_since && getStopTime(domain.failing_since).toISOString(),
    checkedAt: domain.checked_at?.toISOString() ?? null,
    records: listExpectedRecords(domain, mail).map((record) => withCheckResult(record, domain.checks)),
    keys: domain.keys.map((key) => ({
      selector: key.selector,
      createdAt: key.created_at.toISOString(),
      isActive: key === signing,
      retiredAt: key.retired_at?.toISOString() ?? null,
    })),
  }
}
