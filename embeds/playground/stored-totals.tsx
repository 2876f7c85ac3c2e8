import type { Totals } from '@gable/shared/statistics/statistics.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { createApi, type RequestLogEntry } from './api.ts'

interface StoredTotalsProps {
  accountId: string
  subjectId: string
  /** A new response reloads the totals. */
  lastResponse: RequestLogEntry | undefined
}

type StoredCounts = Pick<Totals, 'views' | 'entrances' | 'clicks' | 'leads'> & { submissions: number }

/** Current totals, and the difference since the page was opened. */
export function StoredTotals({ accountId, subjectId, lastResponse }: StoredTotalsProps) {
  const [stored, setStored] = useState<StoredCounts>()
  const [error, setError] = useState('')
  const initial = useRef<StoredCounts>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response reloads the totals
  useEffect(() => {
    fetchTotals(accountId, subjectId).then(
      (totals) => {
        initial.current ??= totals
        setError('')
        setStored(totals)
      },
      ({ message }: Error) => setError(message),
    )
  }, [accountId, subjectId, lastResponse])
  return (
    <section aria-live="polite">
      <h2>Stored</h2>
      {error && <p role="alert">{error}</p>}
      {stored && (
        <table>
          <thead>
            <tr>
              <th scope="col">Count</th>
              <th scope="col">Now</th>
              <th scope="col">Since page load</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{stored[key]}</td>
                <td>+{stored[key] - (initial.current?.[key] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const rows = [
  ['views', 'Views'],
  ['entrances', 'Entrances'],
  ['clicks', 'Clicks'],
  ['leads', 'Submissions (counter)'],
  ['submissions', 'Submissions (list)'],
] as const

async function fetchTotals(accountId: string, subjectId: string): Promise<StoredCounts> {
  const call = createApi(accountId)
  const [totals, { total }] = await Promise.all([
    call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } }),
    call('GET /agent/submissions', { query: { subjectIds: [subjectId], pageSize: 1 } }),
  ])
  return { ...totals, submissions: total }
}
