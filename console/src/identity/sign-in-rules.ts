import type { FieldErrors, Resolver } from 'react-hook-form'

export interface Credentials {
  email: string
  password: string
}

// Written out, not a schema: a schema library would double what this page loads. The server has the last word.
export const credentialRules: Resolver<Credentials> = ({ email, password }) =>
  checked({ email, password }, { ...emailErrors(email), ...(password ? {} : required('password', 'Password')) })

export const emailRules: Resolver<{ email: string }> = ({ email }) => checked({ email }, emailErrors(email))

function emailErrors(email: string) {
  if (!email.trim()) return required('email', 'Email')
  if (/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) return {}
  return { email: { type: 'pattern', message: 'Please enter a valid email' } }
}

const required = (name: string, label: string) => ({ [name]: { type: 'required', message: `${label} is required` } })

const checked = <V extends object>(values: V, errors: object) =>
  Object.keys(errors).length ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
