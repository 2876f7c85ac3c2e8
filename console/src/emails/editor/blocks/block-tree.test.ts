import type { ColumnBlock, EmailBlock } from '@gable/shared/emails/blocks.ts'
import { expect, test } from 'vitest'
import { copyBlock, findBlock, insertBlock, removeBlock, replaceBlock } from './block-tree.ts'

const heading = (id: string): ColumnBlock => ({ id, type: 'HEADING', text: id, align: 'LEFT' })
const blocks: EmailBlock[] = [
  heading('first'),
  { id: 'columns', type: 'COLUMNS', left: [heading('left')], right: [heading('right')] },
]

test('a block is found in the email and in both columns', () => {
  expect(findBlock(blocks, 'first')).toMatchObject({ list: undefined, index: 0 })
  expect(findBlock(blocks, 'left')).toMatchObject({ list: { columnsId: 'columns', side: 'left' }, index: 0 })
  expect(findBlock(blocks, 'right')?.list).toEqual({ columnsId: 'columns', side: 'right' })
  expect(findBlock(blocks, 'none')).toBeUndefined()
  expect(findBlock(blocks, undefined)).toBeUndefined()
})

test('a block in a column is changed and removed without touching the others', () => {
  const changed = replaceBlock(blocks, 'right', { text: 'New' })
  expect(findBlock(changed, 'right')?.block).toMatchObject({ text: 'New' })
  expect(changed[0]).toBe(blocks[0])
  expect(findBlock(removeBlock(blocks, 'left'), 'left')).toBeUndefined()
  expect(removeBlock(blocks, 'none')).toEqual(blocks)
})

test('a removed block returns to its place', () => {
  const found = findBlock(blocks, 'right')
  expect(found && insertBlock(removeBlock(blocks, 'right'), found.block, found.list, found.index)).toEqual(blocks)
})

test('a copy shares no ID with the original', () => {
  const copy = copyBlock(blocks[1] as EmailBlock)
  const ids = [copy, ...(copy.type === 'COLUMNS' ? [...copy.left, ...copy.right] : [])].map(({ id }) => id)
  expect(new Set([...ids, 'columns', 'left', 'right']).size).toBe(6)
})
