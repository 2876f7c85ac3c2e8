import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { DragList } from '../../../design/inputs/drag-list.tsx'
import { getBlockName } from '../blocks/block-name.ts'
import { type BlockList as List, updateList } from '../blocks/block-tree.ts'
import { useEmailEditor } from '../use-email-editor.ts'
import { BlockRow } from './block-row.tsx'

/** The blocks in the order of the email, which is changed by dragging. */
export function BlockList({ blocks, list }: { blocks: readonly EmailBlock[]; list: List }) {
  const { changeBlocks } = useEmailEditor()
  if (blocks.length === 0) return <p className="text-muted text-table">No blocks yet. Add one to begin.</p>
  return (
    <DragList
      items={blocks}
      getName={getBlockName}
      onReorder={(ordered) => changeBlocks((all) => updateList(all, list, () => ordered))}
      className="-mx-2 flex flex-col"
    >
      {(block, handle) => <BlockRow block={block} handle={handle} />}
    </DragList>
  )
}
