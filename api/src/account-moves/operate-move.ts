import { Problem } from '@gable/shared/http/problem.ts'
import type { Cells } from '../platform/cells/cells.ts'
import { isDatabaseUnavailable } from '../platform/database-errors.ts'
import { dropOld, moveAccount, undoMove } from './move-account.ts'
import { getMove } from './move-queries.ts'

interface MoveCommand {
  accountId: string
  to: string | undefined
  undo: boolean
  dropOld: boolean
}

/** Moves an account for an operator, who sees a line per phase. */
export async function operateMove(
  cells: Cells | undefined,
  { accountId, ...command }: MoveCommand,
  report: (line: string) => void,
): Promise<void> {
  if (!cells) throw new Problem('invalid', 'There is one database. Name another one in CELLS.')
  const options = { cells, report }
  try {
    await run(options, accountId, command)
  } catch (cause) {
    const error = isDatabaseUnavailable(cause) ? new Problem('unavailable', 'A database stopped answering.') : cause
    const move = await getMove(cells.directory.owner.db, accountId).catch(() => undefined)
    if (error instanceof Problem && move && move.frozenAt && !move.thawedAt && error.code !== 'conflict')
      throw new Problem(
        error.code,
        `${error.message} The account can only be read until you run this again, or undo it with --undo.`,
      )
    throw error
  }
}

const run = (
  options: { cells: Cells; report(line: string): void },
  accountId: string,
  command: Omit<MoveCommand, 'accountId'>,
) => {
  const { to, undo, dropOld: dropsOld } = command
  if (Number(to !== undefined) + Number(undo) + Number(dropsOld) !== 1)
    throw new Problem('invalid', 'Say one of --to, --undo and --drop-old.')
  if (undo) return undoMove(options, accountId)
  return to === undefined ? dropOld(options, accountId) : moveAccount(options, accountId, to)
}
