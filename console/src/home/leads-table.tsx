import type { HomeLead } from '@gable/shared/home/endpoints.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { Link } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { formatMoney } from '../design/format/metric-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'
import { getLeadName } from '../leads/lead-filters.ts'
import { getTypeLabel, StageBadge } from '../leads/lead-labels.tsx'
import { useAccountPath } from '../platform/account.ts'

interface LeadsTableProps {
  leads: readonly HomeLead[]
  config: LeadFieldConfig
  timeZone: string
}

/** On narrow screens the hidden columns show below name and stage. */
export function LeadsTable({ leads, config, timeZone }: LeadsTableProps) {
  const pathTo = useAccountPath()
  return (
    <table className="w-full table-fixed border-line border-t text-left text-table">
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-9 border-line border-b">
          <Heading className="pr-3 pl-4 sm:pl-5">Lead</Heading>
          <Heading className="w-36 pr-3">Stage</Heading>
          <Heading className="w-28 pr-6 text-right max-md:hidden">Value</Heading>
          <Heading className="w-32 pr-3 max-md:hidden">Source</Heading>
          <Heading className="w-36 pr-5 max-md:hidden">Owner</Heading>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {leads.map((lead) => (
          <tr key={lead._id} className="h-14 align-middle">
            <th scope="row" className="py-2 pr-3 pl-4 sm:pl-5 font-normal">
              <Link
                to={pathTo(`contacts/${lead.contactId}`)}
                className="block truncate rounded-sm font-medium hover:underline"
              >
                <bdi>{getLeadName(lead)}</bdi>
              </Link>
              <p className="truncate text-muted" title={lead.address ?? undefined}>
                {lead.address ?? 'No address'}
              </p>
              <p className="truncate text-label text-muted md:hidden">
                {lead.source} · {lead.agentName ?? 'Unassigned'} ·{' '}
                <RelativeTime at={lead.createdAt} timeZone={timeZone} />
              </p>
            </th>
            <td className="pr-3">
              <StageBadge stage={lead.stage} config={config} />
              {lead.valueCents !== null && (
                <span className="mt-1 block text-muted tabular-nums md:hidden">{formatMoney(lead.valueCents)}</span>
              )}
            </td>
            <td className={cx('pr-6 text-right max-md:hidden', tabularClassName(formatMoney(lead.valueCents)))}>
              {formatMoney(lead.valueCents)}
            </td>
            <td className="truncate pr-3 max-md:hidden">
              {lead.source}
              <span className="block truncate text-label text-muted">{getTypeLabel(config, lead)}</span>
            </td>
            <td className="truncate pr-5 max-md:hidden">
              {lead.agentName ?? 'Unassigned'}
              <span className="block truncate text-label text-muted">
                <RelativeTime at={lead.createdAt} timeZone={timeZone} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function LeadsTableSkeleton() {
  return (
    <Loading className="border-line border-t">
      <div className="h-9 border-line border-b bg-sunken" />
      {Array.from({ length: 8 }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          key={row}
          className="flex h-20 items-center justify-between gap-6 border-line px-4 md:h-14 [&+&]:border-t sm:px-5"
        >
          <div className="w-1/3 space-y-2">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3 w-full" />
          </div>
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="hidden h-3.5 w-16 md:block" />
          <Skeleton className="hidden h-3.5 w-20 md:block" />
          <Skeleton className="hidden h-3.5 w-20 md:block" />
        </div>
      ))}
    </Loading>
  )
}

function Heading({ className, children }: { className: string; children: string }) {
  return (
    <th scope="col" className={`font-medium ${className}`}>
      {children}
    </th>
  )
}
