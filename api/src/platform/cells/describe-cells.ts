import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Database } from '../database.ts'
import { measureDatabase } from './cell-queries.ts'
import { inCell, mainCell } from './cells.ts'
import type { OpenCells } from './open-cells.ts'

interface Databases {
  owner: Database
  cells?: OpenCells | undefined
}

/** The databases by name, the directory's first. */
export const listDatabases = ({ owner, cells }: Databases): { name: string; owner: Database }[] => [
  { name: mainCell, owner },
  ...(cells?.others ?? []),
]

/** How full each database is, for operators. */
export async function describeCells({ owner, cells }: Databases): Promise<string> {
  const main = describe(mainCell, await measureDatabase(owner.db))
  const others = (cells?.others ?? []).map((cell) =>
    inCell(cell, async () => describe(cell.name, await measureDatabase(cell.owner.db))).catch(
      () => `${cell.name}  away`,
    ),
  )
  return [main, ...(await Promise.all(others))].join('\n')
}

const describe = (name: string, { accounts, contacts, bytes }: Awaited<ReturnType<typeof measureDatabase>>) =>
  [
    name,
    pluralize(accounts, 'account'),
    `about ${Math.max(0, contacts)} contacts`,
    `${(bytes / 2 ** 30).toFixed(1)} GiB`,
  ].join('  ')
