import type { Answer } from './api.ts'

/** What was answered, the newest first. */
export function Answers({ answers }: { answers: Answer[] }) {
  return (
    <section>
      <h2>Answers</h2>
      {answers.length === 0 && <p>Nothing has been sent yet.</p>}
      {answers.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Sent</th>
              <th scope="col">Status</th>
              <th scope="col">Took</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ what, status, took, body }, index) => (
              <tr key={answers.length - index}>
                <th scope="row">{what}</th>
                <td>{status || 'none'}</td>
                <td>{Math.round(took)} ms</td>
                <td class="body">{body}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
