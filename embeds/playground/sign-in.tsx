import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { useState } from 'preact/hooks'
import { callFor } from './api.ts'

/** What is stored is shown to the people of an account only. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState<string>(demoPeople[0].email)
  const [password, setPassword] = useState<string>(demoPassword)
  const [problem, setProblem] = useState('')
  const signIn = (submitted: Event) => {
    submitted.preventDefault()
    callFor()('POST /auth/login', { body: { email, password } }).then(onSignedIn, ({ message }: Error) =>
      setProblem(message),
    )
  }
  return (
    <main>
      <h1>Tester</h1>
      <form onSubmit={signIn}>
        <fieldset>
          <legend>Sign in to see what is stored</legend>
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
      {problem && <p role="alert">{problem}</p>}
    </main>
  )
}
