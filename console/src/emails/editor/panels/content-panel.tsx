import { blockTypes } from '@gable/shared/emails/blocks.ts'
import { blockMaximum } from '@gable/shared/emails/email-settings.ts'
import { useEffect, useRef } from 'react'
import { findBlock } from '../blocks/block-tree.ts'
import { useEmailEditor } from '../use-email-editor.ts'
import { AddBlockMenu } from './add-block-menu.tsx'
import { BlockList } from './block-list.tsx'
import { BlockPanel, usePreloadedBlockFields } from './block-panel.tsx'

/** The blocks of the email, or the settings of the selected one. */
export function ContentPanel() {
  const { settings, selectedId, errors, showsErrors } = useEmailEditor()
  const { blocks } = settings
  const box = useRef<HTMLDivElement>(null)
  const closedId = useRef<string>()
  const selected = findBlock(blocks, selectedId)
  const problem = errors.find(({ blockId, field }) => blockId === null && field === 'blocks')?.message

  usePreloadedBlockFields()
  // Closing a block leads back to its row.
  useEffect(() => {
    if (!selectedId && closedId.current)
      box.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(closedId.current)}"]`)?.focus()
    closedId.current = selectedId
  }, [selectedId])

  if (selected) return <BlockPanel key={selected.block.id} {...selected} />
  return (
    <div ref={box} className="space-y-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">Blocks</h3>
        <AddBlockMenu types={blockTypes} list={undefined} count={blocks.length} max={blockMaximum} label="Add Block" />
      </div>
      {showsErrors && problem && (
        <p role="alert" className="text-danger-ink text-table">
          {problem}
        </p>
      )}
      <BlockList blocks={blocks} list={undefined} />
    </div>
  )
}
