import type { ApiKey, ScopeOption } from '@gable/shared/api-keys/api-key.ts'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { useAccount } from '../platform/account.ts'
import { ApiKeyActions } from './api-key-actions.tsx'

interface ApiKeyTableProps {
  apiKeys: readonly ApiKey[] | undefined
  scopes: readonly ScopeOption[]
  error: { onRetry: () => void; retrying: boolean } | undefined
  onChanged: () => void
  /** The action of the empty state. */
  createButton: ReactNode
}

export function ApiKeyTable({ apiKeys, scopes, error, onChanged, createButton }: ApiKeyTableProps) {
  const { timeZone } = useAccount().agency
  return (
    <DataTable
      label="API keys"
      columns={getColumns(scopes, timeZone)}
      rows={apiKeys}
      rowKey={({ _id }) => _id}
      error={error && { title: 'The API keys could not be loaded', ...error }}
      empty={
        <EmptyState
          title="No API keys yet"
          text="Create one for each program that uses the API, with the scopes it needs."
          action={createButton}
        />
      }
      menu={(apiKey) => <ApiKeyActions apiKey={apiKey} onChanged={onChanged} />}
    />
  )
}

const getColumns = (scopes: readonly ScopeOption[], timeZone: string): Column<ApiKey>[] => [
  {
    key: 'name',
    header: 'Name',
    width: '160px',
    cell: ({ name, prefix }) => (
      <span className="block [overflow-wrap:anywhere]">
        <span className="block font-medium">{name}</span>
        <span className="block font-mono text-label text-muted">{prefix}…</span>
      </span>
    ),
  },
  { key: 'scopes', header: 'Scopes', width: '160px', cell: (apiKey) => describeScopes(apiKey, scopes) },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, expiresAt }) => (
      <span className="block">
        <Badge tone={states[state].tone} dot>
          {states[state].label}
        </Badge>
        {state === 'ACTIVE' && expiresAt && (
          <span className="block text-label text-muted">until {formatLastDay(expiresAt, timeZone)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <RelativeTime at={lastUsedAt} /> : <span className="text-muted">Never</span>,
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <span className="block">
        <span className="block">{formatDate(createdAt, timeZone)}</span>
        <span className="block text-muted">{createdBy.fullName}</span>
      </span>
    ),
  },
]

/** The key works until the end of this day. */
const formatLastDay = (expiresAt: string, timeZone: string) => formatDate(new Date(expiresAt).getTime() - 1, timeZone)

/** "Contacts (read, write), Leads (read)" */
function describeScopes({ scopes }: Pick<ApiKey, 'scopes'>, options: readonly ScopeOption[]): string {
  const areas = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))]
  const describe = (area: string) => {
    const access = ['read', 'write'].filter((access) => scopes.includes(`${area}:${access}`))
    return `${options.find((option) => option.area === area)?.label ?? area} (${access.join(', ')})`
  }
  const [first, second, ...others] = areas.map(describe)
  const shown = [first, second].filter(Boolean).join(', ')
  return others.length > 0 ? `${shown} and ${others.length} more` : shown
}

const states: Record<ApiKey['state'], { label: string; tone: Tone }> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  LIMITED: { label: 'Limited', tone: 'warning' },
  INACTIVE: { label: 'Creator deactivated', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  REVOKED: { label: 'Revoked', tone: 'neutral' },
}
