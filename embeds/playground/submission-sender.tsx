import { useRef, useState } from 'preact/hooks'
import { type Answer, callFor, post, postAll } from './api.ts'
import { type Place, submission } from './visits.ts'

type Filled = ReturnType<typeof submission>

export function SubmissionSender({ place, onAnswer }: { place: Place; onAnswer: (answer: Answer) => void }) {
  const [count, setCount] = useState(10)
  const last = useRef<Filled>()

  /** The words that are agreed to come from the product: without its seal nothing is taken. */
  async function fill(many = 1): Promise<Filled[]> {
    const { subjectId } = place
    const journey = await callFor()('GET /public/journeys/:subjectId', { params: { subjectId } })
    return Array.from({ length: many }, () => submission(place, journey))
  }

  async function send(what: string, change: (filled: Filled) => unknown, again = false) {
    try {
      const filled = (again && last.current) || (await fill())[0]
      if (!filled) return
      last.current = filled
      onAnswer(await post(what, 'submissions', change(filled)))
    } catch (error) {
      onAnswer({ what, status: 0, took: 0, body: (error as Error).message })
    }
  }

  async function burst() {
    try {
      onAnswer(await postAll(`${count} submissions`, 'submissions', await fill(count)))
    } catch (error) {
      onAnswer({ what: `${count} submissions`, status: 0, took: 0, body: (error as Error).message })
    }
  }

  return (
    <fieldset>
      <legend>Submissions</legend>
      <button type="button" onClick={() => send('a submission', (filled) => filled)}>
        Send
      </button>
      <button type="button" onClick={() => send('the same submission', (filled) => filled, true)}>
        Send the same again
      </button>
      <button
        type="button"
        onClick={() =>
          send('a late submission', (filled) => ({ ...filled, at: new Date(Date.now() - 864e5).toISOString() }))
        }
      >
        A day late
      </button>
      <button
        type="button"
        onClick={() =>
          send('one without an email', (filled) => ({ ...filled, details: { ...filled.details, email: 'tess' } }))
        }
      >
        Malformed
      </button>
      <button type="button" onClick={() => send('one of a machine', (filled) => ({ ...filled, website: 'x' }))}>
        Machine
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
        Burst
      </button>
    </fieldset>
  )
}
