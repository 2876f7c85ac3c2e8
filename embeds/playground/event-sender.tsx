import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { useRef, useState } from 'preact/hooks'
import { type Answer, post, postAll } from './api.ts'
import { event, type Place } from './visits.ts'

const day = 86_400_000
const types: VisitorEvent['type'][] = ['view', 'entrance', 'click']

export function EventSender({ place, onAnswer }: { place: Place; onAnswer: (answer: Answer) => void }) {
  const [type, setType] = useState<VisitorEvent['type']>('view')
  const [count, setCount] = useState(100)
  const last = useRef<VisitorEvent>()

  const send = async (what: string, body: unknown) => onAnswer(await post(`${what} ${type}`, 'events', body))
  const sendNew = () => {
    last.current = event(place, type)
    return send('a', last.current)
  }
  const many = () => Array.from({ length: count }, () => event(place, type))
  return (
    <fieldset>
      <legend>Events</legend>
      <label>
        Type
        <select value={type} onChange={({ currentTarget }) => setType(currentTarget.value as VisitorEvent['type'])}>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={sendNew}>
        Send
      </button>
      <button type="button" onClick={() => (last.current ? send('the same', last.current) : sendNew())}>
        Send the same again
      </button>
      <button type="button" onClick={() => send('a late', event(place, type, Date.now() - 8 * day))}>
        Eight days late
      </button>
      <button type="button" onClick={() => send('an early', event(place, type, Date.now() + day))}>
        A day early
      </button>
      <button type="button" onClick={() => send('a preview', { ...event(place, type), isPreview: true })}>
        Preview
      </button>
      <button type="button" onClick={() => send('a malformed', { ...event(place, type), visitId: 'nobody' })}>
        Malformed
      </button>
      <label>
        How many
        <input
          type="number"
          min="1"
          max="1000"
          value={count}
          onChange={({ currentTarget }) => setCount(Math.min(1000, Math.max(1, Number(currentTarget.value) || 1)))}
        />
      </label>
      <button type="button" onClick={async () => onAnswer(await postAll(`${count} × ${type}`, 'events', many()))}>
        Burst
      </button>
      <button type="button" onClick={() => send('one call of', many().slice(0, 100))}>
        In one call (at most 100)
      </button>
    </fieldset>
  )
}
