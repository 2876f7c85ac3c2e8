interface DatabaseError {
  code?: string
  message?: string
  severity?: string
}

/** Whether a database could not be reached, rather than refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, severity } = (error ?? {}) as DatabaseError
  return severity === 'FATAL' || (code !== undefined && unreachable.test(code)) || noConnection.test(message ?? '')
}

/** Errors of the connection pool, which have no code. */
export const noConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/

/** Connection failures, and a server that is stopping or starting. What ends a connection is FATAL. */
const unreachable = /^(08|57P)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
