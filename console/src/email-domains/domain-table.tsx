import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useAccountPath } from '../platform/account.ts'
import { VerificationBadge } from './verification-badge.tsx'

export function DomainTable({ domains }: { domains: readonly EmailDomain[] }) {
  const pathTo = useAccountPath()
  const inUse = domains.find(({ isVerified }) => isVerified)
  const columns: Column<EmailDomain>[] = [
    {
      key: 'sender',
      header: 'Sender',
      cell: ({ localPart, domain }) => (
        <span className="break-all">
          {localPart}@{domain}
        </span>
      ),
    },
    {
      key: 'state',
      header: 'State',
      cell: (domain) => (
        <span className="flex flex-wrap items-center gap-2">
          <VerificationBadge {...domain} />
          {domain === inUse && <Badge>In use</Badge>}
        </span>
      ),
    },
    {
      key: 'checked',
      header: 'Last check',
      cell: ({ checkedAt }) =>
        checkedAt ? <RelativeTime at={checkedAt} /> : <span className="text-muted">Not checked yet</span>,
    },
  ]
  return (
    <DataTable
      label="Domains"
      columns={columns}
      rows={domains}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => ({ href: pathTo(`settings/email-domain-url/email-sending-domain/${_id}`) })}
      empty={null}
    />
  )
}
