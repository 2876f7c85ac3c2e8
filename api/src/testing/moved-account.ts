import { moveAccount } from '../account-moves/move-account.ts'
import { createAgencyWithContacts } from './contacts.ts'
import type { World } from './world.ts'

export function getNamedCells({ cells }: Pick<World, 'cells'>) {
  const [east, west] = cells?.others ?? []
  if (!cells || !east || !west) throw new Error('There are not enough databases')
  return { cells, main: cells.directory, east, west }
}

/** What an operator sees. The run ends at the line that begins so, as if it had been killed. */
export function createMoveOptions(world: World, stopAt?: string) {
  const lines: string[] = []
  return {
    cells: getNamedCells(world).cells,
    lines,
    patience: 500,
    report(line: string) {
      lines.push(line)
      if (stopAt !== undefined && line.startsWith(stopAt)) throw new Error('killed')
    },
  }
}

export async function moveTo(world: World, accountId: string, to: string, stopAt?: string) {
  const options = createMoveOptions(world, stopAt)
  await moveAccount(options, accountId, to)
  return options.lines
}

/** An agency with a contact who owns a home. */
export async function createAgencyToMove(world: World, cell = 'main') {
  const { agency, agent, addContact, addProperty } = await createAgencyWithContacts(world, { cell })
  const { _id: contactId } = await addContact('Nora Field')
  await addProperty(contactId)
  return { agency, agent, contactId, accountId: agency.accountId }
}
