import { useRef, useState } from 'preact/hooks'
import { createApi, postAsVisitor, postBatch, type RequestLogEntry } from './api.ts'
import { type AssetRef, createSubmission } from './visitor-payloads.ts'

type Submission = ReturnType<typeof createSubmission>

export function SubmissionSender({
  asset,
  onResponse,
}: {
  asset: AssetRef
  onResponse: (entry: RequestLogEntry) => void
}) {
  const [count, setCount] = useState(10)
  const last = useRef<Submission>()

  /** Fetches the journey first: a submission needs its signed consent. */
  async function createMany(many = 1): Promise<Submission[]> {
    const { subjectId } = asset
    const journey = await createApi()('GET /public/journeys/:subjectId', { params: { subjectId } })
    return Array.from({ length: many }, () => createSubmission(asset, journey))
  }

  async function send(label: string, change: (submission: Submission) => unknown, repeats = false) {
    try {
      const submission = (repeats && last.current) || (await createMany())[0]
      if (!submission) return
      last.current = submission
      onResponse(await postAsVisitor(label, 'submissions', change(submission)))
    } catch (error) {
      onResponse({ label, status: 0, duration: 0, body: (error as Error).message })
    }
  }

  async function burst() {
    try {
      onResponse(await postBatch(`${count} submissions`, 'submissions', await createMany(count)))
    } catch (error) {
      onResponse({ label: `${count} submissions`, status: 0, duration: 0, body: (error as Error).message })
    }
  }

  return (
    <fieldset>
      <legend>Submissions</legend>
      <button type="button" onClick={() => send('a submission', (submission) => submission)}>
        Send
      </button>
      <button type="button" onClick={() => send('the same submission', (submission) => submission, true)}>
        Send the same again
      </button>
      <button
        type="button"
        onClick={() =>
          send('a late submission', (submission) => ({ ...submission, at: new Date(Date.now() - 864e5).toISOString() }))
        }
      >
        A day late
      </button>
      <button
        type="button"
        onClick={() =>
          send('an invalid submission', (submission) => ({
            ...submission,
            details: { ...submission.details, email: 'tess' },
          }))
        }
      >
        Invalid
      </button>
      <button type="button" onClick={() => send('a bot submission', (submission) => ({ ...submission, website: 'x' }))}>
        Bot
      </button>
      <label>
        How many
        <input
          type="number"
          min="1"
          max="200"
          value={count}
          onChange={({ currentTarget }) => setCount(Math.min(200, Math.max(1, Number(currentTarget.value) || 1)))}
        />
      </label>
      <button type="button" onClick={burst}>
        Send at once
      </button>
    </fieldset>
  )
}
