import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { useState } from 'preact/hooks'
import { createApi } from './api.ts'

/** Stored data is visible to members of the account only. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState<string>(demoPeople[0].email)
  const [password, setPassword] = useState<string>(demoPassword)
  const [error, setError] = useState('')
  const handleSubmit = (event: Event) => {
    event.preventDefault()
    createApi()('POST /auth/login', { body: { email, password } }).then(onSignedIn, ({ message }: Error) =>
      setError(message),
    )
  }
  return (
    <main>
      <h1>Tester</h1>
      <form onSubmit={handleSubmit}>
        <fieldset>
          <legend>Sign in to see stored data</legend>
          <label>
            Email
            <input type="email" value={email} onInput={({ currentTarget }) => setEmail(currentTarget.value)} />
          </label>
          <label>
            Password
            <input type="password" value={password} onInput={({ currentTarget }) => setPassword(currentTarget.value)} />
          </label>
          <button type="submit">Sign in</button>
        </fieldset>
      </form>
      {error && <p role="alert">{error}</p>}
    </main>
  )
}
