import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { toast } from '../../../design/feedback/toast.tsx'
import { copyBlock, findBlock, insertBlock, removeBlock } from '../blocks/block-tree.ts'
import { useEmailEditor } from '../use-email-editor.ts'

/** What can be done with a block besides editing it. */
export function useBlockActions() {
  const { settings, changeBlocks, select } = useEmailEditor()
  return {
    duplicate(block: EmailBlock) {
      const copy = copyBlock(block)
      changeBlocks((blocks) => {
        const found = findBlock(blocks, block.id)
        return found ? insertBlock(blocks, copy, found.list, found.index + 1) : blocks
      })
      return copy
    },

    /** Returns the block that was at its place, whose row can take the focus. */
    remove(block: EmailBlock) {
      const found = findBlock(settings.blocks, block.id)
      if (!found) return
      changeBlocks((blocks) => removeBlock(blocks, block.id))
      select(found.list?.columnsId)
      toast('Block deleted', {
        label: 'Undo',
        // Not the undo of the editor: something else may have been changed since.
        run: () => changeBlocks((blocks) => insertBlock(blocks, found.block, found.list, found.index)),
      })
    },
  }
}
