import { accountPath } from '../platform/account.ts'

/** With exactly one account there is nothing to choose. */
export function accountChoice(accIds: readonly string[], next: string | undefined): { go: string } | 'none' | 'choose' {
  const [only, another] = accIds
  if (only === undefined) return 'none'
  return another === undefined ? { go: accountPath(only, next) } : 'choose'
}
