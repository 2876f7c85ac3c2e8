import type { EmailBlock, EmailBlockOf } from '@gable/shared/emails/blocks.ts'
import { newId } from '@gable/shared/ids.ts'

/** A list of blocks: a column of a block, or the email itself. */
export type BlockList = { columnsId: string; side: 'left' | 'right' } | undefined

export interface FoundBlock {
  block: EmailBlock
  list: BlockList
  /** The position in its list. */
  index: number
}

export function findBlock(blocks: readonly EmailBlock[], id: string | undefined): FoundBlock | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return { block, list: undefined, index }
    if (block.type !== 'COLUMNS') continue
    for (const side of ['left', 'right'] as const) {
      const found = findBlock(block[side], id)
      if (found) return { ...found, list: { columnsId: block.id, side } }
    }
  }
  return undefined
}

export function replaceBlock(blocks: readonly EmailBlock[], id: string, changes: Partial<EmailBlock>): EmailBlock[] {
  const found = findBlock(blocks, id)
  if (!found) return [...blocks]
  return updateList(blocks, found.list, (list) =>
    list.map((block) => (block.id === id ? ({ ...block, ...changes } as EmailBlock) : block)),
  )
}

export const insertBlock = (blocks: readonly EmailBlock[], block: EmailBlock, list: BlockList, index: number) =>
  updateList(blocks, list, (items) => items.toSpliced(index, 0, block))

export function removeBlock(blocks: readonly EmailBlock[], id: string): EmailBlock[] {
  const found = findBlock(blocks, id)
  return updateList(blocks, found?.list, (list) => list.filter((block) => block.id !== id))
}

/** A copy, with IDs of its own for itself and for the blocks in its columns. */
export function copyBlock<T extends EmailBlock>(block: T): T {
  const copy = { ...block, id: newId() }
  return copy.type === 'COLUMNS' ? { ...copy, left: copy.left.map(copyBlock), right: copy.right.map(copyBlock) } : copy
}

export function updateList(
  blocks: readonly EmailBlock[],
  list: BlockList,
  update: (items: EmailBlock[]) => EmailBlock[],
): EmailBlock[] {
  if (!list) return update([...blocks])
  return blocks.map((block) =>
    block.id === list.columnsId && block.type === 'COLUMNS'
      ? ({ ...block, [list.side]: update(block[list.side]) } as EmailBlockOf<'COLUMNS'>)
      : block,
  )
}
