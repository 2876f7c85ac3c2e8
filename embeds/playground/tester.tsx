import type { CountedSubject } from '@gable/shared/statistics/statistics.ts'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { Answers } from './answers.tsx'
import { type Answer, callFor } from './api.ts'
import { EventSender } from './event-sender.tsx'
import { SignIn } from './sign-in.tsx'
import { Stored } from './stored.tsx'
import { SubmissionSender } from './submission-sender.tsx'

/** Sends what visitors send, and shows what was answered and what is stored. */
export function Tester() {
  const [accounts, setAccounts] = useState<{ _id: string; name: string }[]>()
  const [accountId, setAccountId] = useState('')
  const [subjects, setSubjects] = useState<CountedSubject[]>([])
  const [subjectId, setSubjectId] = useState('')
  const [answers, setAnswers] = useState<Answer[]>([])
  const [problem, setProblem] = useState('')
  const subject = subjects.find(({ _id }) => _id === subjectId)

  const begin = useCallback(async () => {
    // Nobody has signed in yet: that is no problem to tell of.
    const found = await callFor()('GET /accounts').catch(() => [])
    setAccounts(found)
    setAccountId(found[0]?._id ?? '')
  }, [])
  useEffect(() => void begin(), [begin])
  useEffect(() => {
    if (!accountId) return
    callFor(accountId)('GET /agent/statistics', { query: { sort: 'name', sortOrder: 'asc', pageSize: 100 } }).then(
      ({ data }) => {
        setProblem('')
        setSubjects(data)
        setSubjectId(data[0]?._id ?? '')
      },
      ({ message }: Error) => {
        setProblem(message)
        setSubjects([])
      },
    )
  }, [accountId])

  const tell = (answer: Answer) => setAnswers((told) => [answer, ...told].slice(0, 50))
  if (!accounts) return <p>Loading</p>
  if (accounts.length === 0) return <SignIn onSignedIn={begin} />
  return (
    <main>
      <h1>Tester</h1>
      <p>
        Sends what visitors send, for real. Each press counts. <a href="/widgets.html">To the widgets</a>
      </p>
      <fieldset>
        <legend>Where</legend>
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
          Subject
          <select value={subjectId} onChange={({ currentTarget }) => setSubjectId(currentTarget.value)}>
            {subjects.map(({ _id, name, kind, status }) => (
              <option key={_id} value={_id}>
                {name} ({kind}
                {status === 'ARCHIVED' && ', archived'})
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
      {subject && (
        <>
          <EventSender place={{ subject: subject.kind, subjectId }} onAnswer={tell} />
          <SubmissionSender place={{ subject: subject.kind, subjectId }} onAnswer={tell} />
          <Stored key={subjectId} accountId={accountId} subjectId={subjectId} after={answers[0]} />
        </>
      )}
      <Answers answers={answers} />
    </main>
  )
}
