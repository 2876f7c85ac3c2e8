import { Problem } from '@gable/shared/http/problem.ts'
import type { MovePhase } from '../database/schema/cells.ts'
import { copyPlans, findAccountPlace } from '../platform/cells/cell-queries.ts'
import { type Cell, type Cells, mainCell } from '../platform/cells/cells.ts'
import { cancelMove } from './cancel-move.ts'
import { compareAccount } from './compare-account.ts'
import { copyAccount } from './copy-account.ts'
import { copyAhead } from './copy-ahead.ts'
import { analyzeTables, recordAddresses } from './copy-queries.ts'
import { dropOldCopy, setOldCopyAside } from './drop-old-copy.ts'
import { freezeAccount } from './freeze-account.ts'
import { deleteParkedJobs, resumeJobs } from './job-queries.ts'
import { listParts } from './list-parts.ts'
import type { MoveContext, MoveOptions } from './move-context.ts'
import { withMoveLock } from './move-lock-queries.ts'
import { type AccountMove, getMove, getMoveOrThrow, insertMove, setPhase, switchCell } from './move-queries.ts'
import { openMover } from './mover-queries.ts'
import { hasAgency, listAccountTables, listAppliedMigrations } from './table-queries.ts'

/** Moves an account to another database, from wherever an earlier run stopped. */
export const moveAccount = (options: MoveOptions, accountId: string, to: string): Promise<void> =>
  withMoveLock(options.cells.directory, accountId, async () => {
    const target = requireCell(options.cells, to)
    const move = (await getMove(getDirectory(options), accountId)) ?? (await begin(options, accountId, target))
    if (move.phase === 'CANCEL') throw new Problem('conflict', 'This move is being undone. Finish that with --undo.')
    if (move.phase === 'DROP')
      throw new Problem('conflict', `The old copy in ${move.source} is being dropped. Finish that with --drop-old.`)
    if (move.target !== to)
      throw new Problem(
        'conflict',
        move.phase === 'DONE'
          ? `The copy from before the last move is still in ${move.source}. Drop it with --drop-old.`
          : `This account is being moved to ${move.target}. Finish that, or undo it with --undo.`,
      )
    if (move.phase === 'DONE')
      throw new Problem('conflict', `This account is in ${to} already. Its old copy in ${move.source} can be dropped.`)
    await withContext(options, accountId, move, (context) => runPhases(context, move.phase))
  })

/** Cancels a move that has not switched yet. After that, moves the account back the same way. */
export const undoMove = (options: MoveOptions, accountId: string): Promise<void> =>
  withMoveLock(options.cells.directory, accountId, async () => {
    const move = await requireMove(options, accountId)
    if (isBeforeSwitch(move.phase)) return withContext(options, accountId, move, cancelMove)
    if (move.phase !== 'DROP' && move.phase !== 'DONE')
      await withContext(options, accountId, move, (context) => runPhases(context, move.phase))
    await withContext(options, accountId, move, dropOldCopy)
    const back = await begin(options, accountId, requireCell(options.cells, move.source))
    await withContext(options, accountId, back, (context) => runPhases(context, back.phase))
  })

/** Deletes the copy that a move left behind. */
export const dropOld = (options: MoveOptions, accountId: string): Promise<void> =>
  withMoveLock(options.cells.directory, accountId, async () => {
    const move = await requireMove(options, accountId)
    if (move.phase !== 'DONE' && move.phase !== 'DROP')
      throw new Problem('conflict', 'This account is still being moved. Finish that first.')
    await withContext(options, accountId, move, dropOldCopy)
  })

const getDirectory = ({ cells }: Pick<MoveOptions, 'cells'>) => cells.directory.owner.db

const isBeforeSwitch = (phase: MovePhase) =>
  ['CANCEL', 'COPY_AHEAD', 'FREEZE', 'COPY', 'COMPARE', 'SWITCH'].includes(phase)

async function requireMove(options: MoveOptions, accountId: string): Promise<AccountMove> {
  const move = await getMove(getDirectory(options), accountId)
  if (!move) throw new Problem('not_found', `There is no move of the account ${accountId}.`)
  return move
}

function requireCell({ directory, others }: Cells, name: string): Cell {
  const cell = [directory, ...others].find((cell) => cell.name === name)
  if (!cell) throw new Problem('invalid', `CELLS does not name a database ${name}.`)
  if (!cell.isReady()) throw new Problem('unavailable', `The database ${name} does not answer.`)
  return cell
}

/** Checks what can be checked before anything is changed. */
async function begin({ cells, report }: MoveOptions, accountId: string, target: Cell): Promise<AccountMove> {
  const directory = cells.directory.owner.db
  const source = requireCell(cells, (await findAccountPlace(directory, accountId))?.cell ?? mainCell)
  if (source === target) throw new Problem('conflict', `This account is in ${target.name} already.`)
  // Fails here, if it does, rather than after the account was frozen.
  for (const cell of [source, target]) await (await openMover(cell)).end()
  if (!(await hasAgency(source.owner.db, accountId)))
    throw new Problem('not_found', `There is no account ${accountId}.`)
  const [here, there] = await Promise.all([source, target].map(({ owner }) => listAppliedMigrations(owner.db)))
  if (here !== there)
    throw new Problem(
      'conflict',
      `The databases ${source.name} and ${target.name} have different versions of the schema.`,
    )
  await insertMove(directory, accountId, { source: source.name, target: target.name })
  report(`Moving the account ${accountId} from ${source.name} to ${target.name}.`)
  return getMoveOrThrow(directory, accountId)
}

async function withContext(
  options: MoveOptions,
  accountId: string,
  move: Pick<AccountMove, 'source' | 'target'>,
  work: (context: MoveContext) => Promise<void>,
) {
  const [from, to] = [requireCell(options.cells, move.source), requireCell(options.cells, move.target)]
  const source = await openMover(from)
  try {
    const target = await openMover(to)
    try {
      await work({
        ...options,
        accountId,
        directory: getDirectory(options),
        source: { cell: from, client: source },
        target: { cell: to, client: target },
      })
    } finally {
      await target.end().catch(() => {})
    }
  } finally {
    await source.end().catch(() => {})
  }
}

/** Each phase can be repeated, and records the next one when it is done. */
async function runPhases(context: MoveContext, first: MovePhase) {
  const names = Object.keys(phases) as (keyof typeof phases)[]
  for (const name of names.slice(names.indexOf(first as keyof typeof phases))) await phases[name](context)
}

/** The tables of accounts, and what of them is copied at once. */
async function listTablesAndParts({ accountId, directory, source }: MoveContext) {
  const tables = await listAccountTables(source.cell.owner.db)
  return [tables, listParts(tables, (await getMoveOrThrow(directory, accountId)).closedBefore)] as const
}

const phases = {
  async COPY_AHEAD(context: MoveContext) {
    await copyAhead(context, ...(await listTablesAndParts(context)))
    await setPhase(context.directory, context.accountId, 'FREEZE')
  },
  async FREEZE(context: MoveContext) {
    await freezeAccount(context)
    await setPhase(context.directory, context.accountId, 'COPY')
  },
  async COPY(context: MoveContext) {
    const { cells, target } = context
    if (target.cell !== cells.directory) await copyPlans(context.directory, target.cell.owner.db)
    await copyAccount(context, ...(await listTablesAndParts(context)))
    await setPhase(context.directory, context.accountId, 'COMPARE')
  },
  async COMPARE(context: MoveContext) {
    const [tables, parts] = await listTablesAndParts(context)
    // Nightly work of the other database may have found the copy.
    if (!(await compareAccount(context, parts))) {
      await copyAccount(context, tables, parts)
      if (!(await compareAccount(context, parts)))
        throw new Problem('conflict', 'The copy still differs after it was made again.')
    }
    await setPhase(context.directory, context.accountId, 'SWITCH')
  },
  async SWITCH({ directory, accountId, target, report }: MoveContext) {
    await switchCell(directory, accountId, target.cell.name)
    const { frozenAt, thawedAt } = await getMoveOrThrow(directory, accountId)
    const seconds = ((thawedAt?.getTime() ?? 0) - (frozenAt?.getTime() ?? 0)) / 1000
    report(`Switched: the account is in ${target.cell.name} and open. It was frozen for ${seconds.toFixed(1)} s.`)
  },
  async THAW({ directory, accountId, source, target }: MoveContext) {
    await resumeJobs(target.client, accountId)
    await deleteParkedJobs(source.client, accountId)
    await setPhase(directory, accountId, 'SET_ASIDE')
  },
  async SET_ASIDE(context: MoveContext) {
    const { directory, accountId, target } = context
    await setOldCopyAside(context)
    await recordAddresses(target.client, accountId)
    const [, parts] = await listTablesAndParts(context)
    const { copied } = await getMoveOrThrow(directory, accountId)
    const large = parts.filter(({ key }) => (copied[key]?.rows ?? 0) > 1000)
    await analyzeTables(target.client, new Set(large.map(({ relation }) => relation)))
    await setPhase(directory, accountId, 'DONE')
    context.report(`Done. The old copy in ${context.source.cell.name} stays until --drop-old.`)
  },
} satisfies Partial<Record<MovePhase, (context: MoveContext) => Promise<void>>>
