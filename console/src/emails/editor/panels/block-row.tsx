import { blockLabels, type EmailBlock } from '@gable/shared/emails/blocks.ts'
import { Copy, Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { blockIcons } from '../blocks/block-icons.ts'
import { getBlockExcerpt, getBlockName } from '../blocks/block-name.ts'
import { useEmailEditor } from '../use-email-editor.ts'
import { useBlockActions } from './use-block-actions.ts'

interface BlockRowProps {
  block: EmailBlock
  /** The handle to drag the row by. */
  handle: ReactNode
}

export function BlockRow({ block, handle }: BlockRowProps) {
  const { select, errors, showsErrors } = useEmailEditor()
  const { duplicate, remove } = useBlockActions()
  const Icon = blockIcons[block.type]
  const name = getBlockName(block)
  const ids = block.type === 'COLUMNS' ? [block.id, ...[...block.left, ...block.right].map(({ id }) => id)] : [block.id]
  const hasErrors = showsErrors && errors.some(({ blockId }) => blockId !== null && ids.includes(blockId))
  return (
    <div className="group flex items-center gap-1 rounded-lg px-1 focus-within:bg-hover hover:bg-hover">
      {handle}
      <button
        type="button"
        data-block={block.id}
        onClick={() => select(block.id)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md py-1.5 pl-1 text-left"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{blockLabels[block.type]}</span>
          <span className="block truncate text-muted text-table">{getBlockExcerpt(block)}</span>
        </span>
        {hasErrors && (
          <>
            <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
            <span className="sr-only">needs attention</span>
          </>
        )}
      </button>
      <IconButton size="sm" icon={Copy} label={`Duplicate ${name}`} hint="Duplicate" onClick={() => duplicate(block)} />
      <IconButton size="sm" icon={Trash2} label={`Delete ${name}`} hint="Delete" onClick={() => remove(block)} />
    </div>
  )
}
