import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { blockAttribute } from './email-document.ts'

/** Marks the elements of the blocks. `shownIds` are the blocks that this recipient sees, in the order of the rows. */
export function markBlocks(target: Document, blocks: readonly EmailBlock[], shownIds: readonly string[]) {
  const rows = target.querySelectorAll('table.card > tbody > tr')
  for (const [index, row] of rows.entries()) setBlock(row, shownIds[index])
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
  for (const element of target.querySelectorAll('[data-selected]')) element.removeAttribute('data-selected')
  if (blockId) findBlockElement(target, blockId)?.setAttribute('data-selected', '')
}

function setBlock(element: Element, blockId: string | undefined) {
  if (blockId === undefined) element.removeAttribute(blockAttribute)
  else if (element.getAttribute(blockAttribute) !== blockId) element.setAttribute(blockAttribute, blockId)
}
