import type { AssetStatistics } from '@gable/shared/statistics/statistics.ts'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { createApi, type RequestLogEntry } from './api.ts'
import { EventSender } from './event-sender.tsx'
import { ResponseLog } from './response-log.tsx'
import { SignIn } from './sign-in.tsx'
import { StoredTotals } from './stored-totals.tsx'
import { SubmissionSender } from './submission-sender.tsx'

/** Sends visitor requests and shows the responses and the stored totals. */
export function Tester() {
  const [accounts, setAccounts] = useState<{ _id: string; name: string }[]>()
  const [accountId, setAccountId] = useState('')
  const [assets, setAssets] = useState<AssetStatistics[]>([])
  const [subjectId, setSubjectId] = useState('')
  const [entries, setEntries] = useState<RequestLogEntry[]>([])
  const [error, setError] = useState('')
  const asset = assets.find(({ _id }) => _id === subjectId)

  const loadAccounts = useCallback(async () => {
    // Fails before sign-in, which is not an error to show.
    const accounts = await createApi()('GET /accounts').catch(() => [])
    setAccounts(accounts)
    setAccountId(accounts[0]?._id ?? '')
  }, [])
  useEffect(() => void loadAccounts(), [loadAccounts])
  useEffect(() => {
    if (!accountId) return
    createApi(accountId)('GET /agent/statistics', { query: { sort: 'name', sortOrder: 'asc', pageSize: 100 } }).then(
      ({ data }) => {
        setError('')
        setAssets(data)
        setSubjectId(data[0]?._id ?? '')
      },
      ({ message }: Error) => {
        setError(message)
        setAssets([])
      },
    )
  }, [accountId])

  const addEntry = (entry: RequestLogEntry) => setEntries((previous) => [entry, ...previous].slice(0, 50))
  if (!accounts) return <p>Loading…</p>
  if (accounts.length === 0) return <SignIn onSignedIn={loadAccounts} />
  return (
    <main>
      <h1>Tester</h1>
      <p>
        Sends real visitor events and submissions. Every click is counted. <a href="/widgets.html">Widgets</a>
      </p>
      <fieldset>
        <legend>Target</legend>
        <label>
          Account
          <select value={accountId} onChange={({ currentTarget }) => setAccountId(currentTarget.value)}>
            {accounts.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Asset
          <select value={subjectId} onChange={({ currentTarget }) => setSubjectId(currentTarget.value)}>
            {assets.map(({ _id, name, kind, status }) => (
              <option key={_id} value={_id}>
                {name} ({kind}
                {status === 'ARCHIVED' && ', archived'})
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {error && <p role="alert">{error}</p>}
      {asset && (
        <>
          <EventSender asset={{ subject: asset.kind, subjectId }} onResponse={addEntry} />
          <SubmissionSender asset={{ subject: asset.kind, subjectId }} onResponse={addEntry} />
          <StoredTotals key={subjectId} accountId={accountId} subjectId={subjectId} lastResponse={entries[0]} />
        </>
      )}
      <ResponseLog entries={entries} />
    </main>
  )
}
