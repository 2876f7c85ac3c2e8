import { transactionConflicts } from '../platform/retry-on-conflict.ts'

/** A deadlock or a lost connection says nothing about what was being done: all of it is tried again. */
export function isConnectionProblem(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code !== undefined && (transactionConflicts.includes(code) || /^(08|57P|25P)/.test(code))
}
