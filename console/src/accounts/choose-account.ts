import { accountPath } from '../platform/account.ts'

/** A single account opens directly. */
export function chooseAccount(
  accIds: readonly string[],
  next: string | undefined,
): { redirectTo: string } | 'none' | 'choose' {
  const [only, another] = accIds
  if (only === undefined) return 'none'
  return another === undefined ? { redirectTo: accountPath(only, next) } : 'choose'
}
