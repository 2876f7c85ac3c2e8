import { blockLabels, type EmailBlockType } from '@gable/shared/emails/blocks.ts'
import { createBlock } from '@gable/shared/emails/create-block.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../../design/inputs/button.tsx'
import { Menu, MenuItem } from '../../../design/overlays/menu.tsx'
import { Tooltip } from '../../../design/overlays/tooltip.tsx'
import { blockIcons } from '../blocks/block-icons.ts'
import { type BlockList, insertBlock } from '../blocks/block-tree.ts'
import { useEmailEditor } from '../use-email-editor.ts'

interface AddBlockMenuProps {
  types: readonly EmailBlockType[]
  list: BlockList
  /** The number of blocks in the list, which is where the new one is added. */
  count: number
  max: number
  /** The accessible name. */
  label: string
}

/** Adds a block of a chosen type to the end of a list, and opens it. */
export function AddBlockMenu({ types, list, count, max, label }: AddBlockMenuProps) {
  const { changeBlocks, select } = useEmailEditor()

  function add(type: EmailBlockType) {
    const block = createBlock(type)
    changeBlocks((blocks) => insertBlock(blocks, block, list, count))
    select(block.id)
  }

  if (count >= max)
    return (
      <Tooltip text={`You can add up to ${max} blocks.`}>
        <Button size="sm" icon={Plus} aria-label={label} disabled>
          Add Block
        </Button>
      </Tooltip>
    )
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" icon={Plus} aria-label={label}>
          Add Block
        </Button>
      }
    >
      {types.map((type) => (
        <MenuItem key={type} icon={blockIcons[type]} onSelect={() => add(type)}>
          {blockLabels[type]}
        </MenuItem>
      ))}
    </Menu>
  )
}
