import type { Totals } from '@gable/shared/statistics/statistics.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Answer, callFor } from './api.ts'

interface StoredProps {
  accountId: string
  subjectId: string
  /** What is stored is read again after it. */
  after: Answer | undefined
}

type Stored = Pick<Totals, 'views' | 'entrances' | 'clicks' | 'leads'> & { submissions: number }

/** What is stored now, and what came to it since the page was opened. */
export function Stored({ accountId, subjectId, after }: StoredProps) {
  const [stored, setStored] = useState<Stored>()
  const [problem, setProblem] = useState('')
  const first = useRef<Stored>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to look again
  useEffect(() => {
    read(accountId, subjectId).then(
      (now) => {
        first.current ??= now
        setProblem('')
        setStored(now)
      },
      ({ message }: Error) => setProblem(message),
    )
  }, [accountId, subjectId, after])
  return (
    <section aria-live="polite">
      <h2>Stored</h2>
      {problem && <p role="alert">{problem}</p>}
      {stored && (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Now</th>
              <th scope="col">Since the beginning</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{stored[key]}</td>
                <td>+{stored[key] - (first.current?.[key] ?? 0)}</td>
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
  ['leads', 'Submissions, counted'],
  ['submissions', 'Submissions, listed'],
] as const

async function read(accountId: string, subjectId: string): Promise<Stored> {
  const call = callFor(accountId)
  const [totals, { total }] = await Promise.all([
    call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } }),
    call('GET /agent/submissions', { query: { subjectIds: [subjectId], pageSize: 1 } }),
  ])
  return { ...totals, submissions: total }
}
