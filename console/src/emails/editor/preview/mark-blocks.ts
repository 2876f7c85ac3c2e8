import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { blockAttribute, listRows } from './email-document.ts'

/** Marks the elements of the blocks. `shownIds` are the blocks that this recipient sees, in the order of the rows. */
export function markBlocks(target: Document, blocks: readonly EmailBlock[], shownIds: readonly string[]) {
  for (const [index, row] of listRows(target).entries()) setBlock(row, shownIds[index])
  for (const block of blocks) {
    if (block.type !== 'COLUMNS') continue
    const columns = findBlockElement(target, block.id)?.querySelectorAll('.column') ?? []
    for (const [side, column] of columns.entries())
      for (const [index, element] of [...column.children].entries())
        setBlock(element, (side === 0 ? block.left : block.right)[index]?.id)
  }
}

export const findBlockElement = (target: Document, blockId: string) =>
  target.querySelector(`[${blockAttribute}="${CSS.escape(blockId)}"]`)

export function selectBlock(target: Document, blockId: string | undefined) {
  const selected = blockId === undefined ? null : findBlockElement(target, blockId)
  // Setting it again would restyle the block with every letter.
  for (const element of target.querySelectorAll('[data-selected]'))
    if (element !== selected) element.removeAttribute('data-selected')
  if (!selected?.hasAttribute('data-selected')) selected?.setAttribute('data-selected', '')
}

function setBlock(element: Element, blockId: string | undefined) {
  if (blockId === undefined) element.removeAttribute(blockAttribute)
  else if (element.getAttribute(blockAttribute) !== blockId) element.setAttribute(blockAttribute, blockId)
}
