import type { RequestLogEntry } from './api.ts'

export function ResponseLog({ entries }: { entries: RequestLogEntry[] }) {
  return (
    <section>
      <h2>Responses</h2>
      {entries.length === 0 && <p>No requests yet.</p>}
      {entries.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Request</th>
              <th scope="col">Status</th>
              <th scope="col">Time</th>
              <th scope="col">Response</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ label, status, duration, body }, index) => (
              <tr key={entries.length - index}>
                <th scope="row">{label}</th>
                <td>{status || 'none'}</td>
                <td>{Math.round(duration)} ms</td>
                <td class="body">{body}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
