import type { Bundle, InputField, Z, ZapierRequest, ZapierResponse } from './zapier-types.ts'

export const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'origin',
      label: 'Address',
      type: 'string',
      required: true,
      helpText: 'Where you open Gable in the browser, such as https://app.example.com.',
    },
    {
      key: 'apiKey',
      label: 'API Key',
      type: 'password',
      required: true,
      helpText: 'In Gable: Marketplace, Zapier, Authentication, Create API key.',
    },
  ] satisfies InputField[],
  /** The smallest call that every key for Zapier may make. */
  test: (z: Z, bundle: Bundle): Promise<ZapierResponse> =>
    z.request({ method: 'GET', url: toUrl(bundle, '/agent/contacts/tags') }),
  connectionLabel: '{{bundle.authData.origin}}',
}

export const toUrl = ({ authData }: Bundle, path: string): string => `${authData.origin.replace(/\/+$/, '')}/api${path}`

/** Middleware: sends the key with every request. */
export const addApiKey = (request: ZapierRequest, _z: Z, { authData }: Bundle): ZapierRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${authData.apiKey}`, accept: 'application/json' },
})

/** Middleware: shows the message of the API in place of a status. */
export function throwProblem(response: ZapierResponse, z: Z): ZapierResponse {
  const { status, data, request } = response
  if (status < 400 || request.skipThrowForStatus) return response
  const { message, fields = {} } = (data ?? {}) as { message?: string; fields?: Record<string, string> }
  const details = Object.entries(fields).map(([field, text]) => `${field}: ${text}`)
  throw new z.errors.Error(
    [message ?? `Gable answered with status ${status}`, ...details].join('. '),
    status === 401 ? 'AuthenticationError' : 'Error',
    status,
  )
}
