import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { useRef, useState } from 'preact/hooks'
import { postAsVisitor, postBatch, type RequestLogEntry } from './api.ts'
import { type AssetRef, createEvent } from './visitor-payloads.ts'

const types: VisitorEvent['type'][] = ['view', 'entrance', 'click']

export function EventSender({ asset, onResponse }: { asset: AssetRef; onResponse: (entry: RequestLogEntry) => void }) {
  const [type, setType] = useState<VisitorEvent['type']>('view')
  const [count, setCount] = useState(100)
  const last = useRef<VisitorEvent>()

  const send = async (label: string, body: unknown) =>
    onResponse(await postAsVisitor(`${label} ${type}`, 'events', body))
  const sendNew = () => {
    last.current = createEvent(asset, type)
    return send('a', last.current)
  }
  const createMany = () => Array.from({ length: count }, () => createEvent(asset, type))
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
      <button type="button" onClick={() => send('a late', createEvent(asset, type, Date.now() - 8 * dayLength))}>
        Eight days late
      </button>
      <button type="button" onClick={() => send('an early', createEvent(asset, type, Date.now() + dayLength))}>
        A day early
      </button>
      <button type="button" onClick={() => send('a preview', { ...createEvent(asset, type), isPreview: true })}>
        Preview
      </button>
      <button type="button" onClick={() => send('an invalid', { ...createEvent(asset, type), visitId: 'invalid' })}>
        Invalid
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
      <button
        type="button"
        onClick={async () => onResponse(await postBatch(`${count} × ${type}`, 'events', createMany()))}
      >
        Send at once
      </button>
      <button type="button" onClick={() => send('one request with', createMany().slice(0, 100))}>
        Send in one request (max. 100)
      </button>
    </fieldset>
  )
}
