import type { FieldErrors, Resolver } from 'react-hook-form'

export interface Credentials {
  email: string
  password: string
}

// No schema library here: it would double the size of the sign-in page. The server validates again.
export const validateCredentials: Resolver<Credentials> = ({ email, password }) =>
  toResolverResult(
    { email, password },
    { ...validateEmail(email), ...(password ? {} : getRequiredError('password', 'Password')) },
  )

export const validateEmailForm: Resolver<{ email: string }> = ({ email }) =>
  toResolverResult({ email }, validateEmail(email))

export const validateCodeForm: Resolver<{ code: string; trustDevice: boolean }> = ({ code, trustDevice }) =>
  toResolverResult({ code, trustDevice }, code.trim() ? {} : getRequiredError('code', 'Code'))

function validateEmail(email: string) {
  if (!email.trim()) return getRequiredError('email', 'Email')
  if (/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) return {}
  return { email: { type: 'pattern', message: 'Please enter a valid email' } }
}

const getRequiredError = (name: string, label: string) => ({
  [name]: { type: 'required', message: `${label} is required` },
})

const toResolverResult = <V extends object>(values: V, errors: object) =>
  Object.keys(errors).length ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
