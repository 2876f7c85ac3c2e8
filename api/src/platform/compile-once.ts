import type { Compilable } from 'kysely'
import type { Db } from './database.ts'
import { mintAccountScope } from './mint.ts'
import type { AccountScope } from './scope.ts'

type Keys<Name extends string> = Record<Name, string>

/**
 * A query whose text is built once, because building a long one takes as long as running it. `build` gets a placeholder
 * for the account and for each key, and must not decide anything by them.
 */
export function compileOnce<Name extends string, Row>(
  names: readonly Name[],
  build: (db: Db, scope: AccountScope, keys: Keys<Name>) => Compilable<Row>,
) {
  const accountId = toPlaceholder('accountId')
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined
  return async (db: Db, scope: AccountScope, keys: Keys<Name>): Promise<Row[]> => {
    compiled ??= build(
      db,
      mintAccountScope(accountId),
      Object.fromEntries(names.map((name) => [name, toPlaceholder(name)])) as Keys<Name>,
    ).compile()
    const values = new Map<unknown, string>([
      [accountId, scope.accountId],
      ...names.map((name): [string, string] => [toPlaceholder(name), keys[name]]),
    ])
    const fill = (parameter: unknown): unknown =>
      Array.isArray(parameter) ? parameter.map(fill) : (values.get(parameter) ?? parameter)
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: compiled.parameters.map(fill) })
    return rows
  }
}

const toPlaceholder = (name: string) => `placeholder of ${name}`
