import { Unreachable } from './resolve-target.ts'

/** What went wrong on the way, for the person who looks after the receiver. */
export function troubleOf(error: unknown): string {
  if (error instanceof Unreachable) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  return sentences[code] ?? (/CERT|SSL|TLS/.test(code) ? `The certificate was not accepted: ${code}` : message)
}

const sentences: Record<string, string> = {
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The host could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before there was an answer',
  EHOSTUNREACH: 'The host could not be reached',
  ENETUNREACH: 'The host could not be reached',
  ETIMEDOUT: 'The host could not be reached',
  EPROTO: 'It does not speak HTTPS',
}
