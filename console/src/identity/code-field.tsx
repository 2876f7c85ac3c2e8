import { TextField } from '../design/inputs/text-field.tsx'

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ method, size }: { method: 'app' | 'recovery'; size?: 'lg' }) {
  const field = { name: 'code', required: true, autoFocus: true, spellCheck: false, ...(size && { size }) } as const
  return method === 'app' ? (
    <TextField
      {...field}
      label="Authentication Code"
      hint="The 6 digits that your authenticator app shows for Gable."
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  ) : (
    <TextField
      {...field}
      label="Recovery Code"
      hint="One of the codes you saved when you turned on two-factor sign-in. Each works once."
      autoComplete="off"
    />
  )
}
