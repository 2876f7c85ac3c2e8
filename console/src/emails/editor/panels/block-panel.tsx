import { blockLabels } from '@gable/shared/emails/blocks.ts'
import { ArrowLeft, Copy, Trash2 } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { useStableCallback } from '../../../platform/use-stable-callback.ts'
import { type FoundBlock, replaceBlock } from '../blocks/block-tree.ts'
import { useEmailEditor } from '../use-email-editor.ts'
import { useBlockActions } from './use-block-actions.ts'

const loadBlockFields = () => import('./block-fields.tsx')
const BlockFields = lazy(async () => ({ default: (await loadBlockFields()).BlockFields }))

/** The settings of one block. */
export function BlockPanel({ block, list }: FoundBlock) {
  const { changeBlocks, select } = useEmailEditor()
  const { duplicate, remove } = useBlockActions()
  return (
    <div className="space-y-4">
      <BlockPanelHead
        title={blockLabels[block.type]}
        isInColumn={list !== undefined}
        onBack={useStableCallback(() => select(list?.columnsId))}
        onDuplicate={useStableCallback(() => select(duplicate(block).id))}
        onDelete={useStableCallback(() => remove(block))}
      />
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <BlockFields
          block={block}
          onChange={(changes) =>
            changeBlocks(
              (blocks) => replaceBlock(blocks, block.id, changes),
              `${block.id}.${Object.keys(changes).join('.')}`,
            )
          }
        />
      </Suspense>
    </div>
  )
}

/** Loads the fields once the editor is on screen, so that the first press on a block shows them at once. */
export function usePreloadedBlockFields() {
  useEffect(() => {
    // A failure shows when a block is opened.
    loadBlockFields().catch(() => {})
  }, [])
}

interface BlockPanelHeadProps {
  title: string
  isInColumn: boolean
  onBack: () => void
  onDuplicate: () => void
  onDelete: () => void
}

const BlockPanelHead = memo(function BlockPanelHead(props: BlockPanelHeadProps) {
  const { title, isInColumn, onBack, onDuplicate, onDelete } = props
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className="-mt-1 flex items-center gap-1">
      <IconButton
        icon={ArrowLeft}
        label={isInColumn ? 'Back to the columns' : 'Back to the blocks'}
        className="-ml-2"
        onClick={onBack}
      />
      <h3 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate font-semibold outline-none">
        {title}
      </h3>
      <IconButton icon={Copy} label="Duplicate" onClick={onDuplicate} />
      <IconButton icon={Trash2} label="Delete" onClick={onDelete} />
    </div>
  )
})
