import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { blockAttribute, type EmailTheme, type ShownEmail, showEmail } from './email-document.ts'
import { findBlockElement, markBlocks, selectBlock } from './mark-blocks.ts'

interface EmailFrameProps {
  title: string
  email: ShownEmail
  theme: EmailTheme
  /** Makes the blocks selectable. */
  selection?: {
    blocks: readonly EmailBlock[]
    /** The blocks that this recipient sees. */
    shownIds: readonly string[]
    selectedId: string | undefined
    onSelect: (blockId: string) => void
  }
}

/** An email in a frame that runs no scripts. It fills its container. */
export function EmailFrame({ title, email, theme, selection }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const latest = useRef(selection)
  latest.current = selection
  const selectedId = selection?.selectedId

  // Before the browser paints, so that a letter appears in the field and in the preview at once.
  useLayoutEffect(() => {
    const target = frame.current?.contentDocument
    if (!isReady || !target) return
    showEmail(target, email, theme)
    const { blocks, shownIds } = latest.current ?? { blocks: [], shownIds: [] }
    markBlocks(target, blocks, shownIds)
    selectBlock(target, selectedId)
  }, [isReady, email, theme, selectedId])

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (isReady && target && selectedId) findBlockElement(target, selectedId)?.scrollIntoView({ block: 'nearest' })
  }, [isReady, selectedId])

  function handleLoad() {
    const target = frame.current?.contentDocument
    target?.addEventListener('click', (event) => {
      // Links of a preview lead nowhere.
      event.preventDefault()
      const element = (event.target as Element).closest(`[${blockAttribute}]`)
      const blockId = element?.getAttribute(blockAttribute)
      if (blockId) latest.current?.onSelect(blockId)
    })
    // Shortcuts of the editor also work while the frame has the focus.
    target?.addEventListener('keydown', ({ key, ctrlKey, metaKey, shiftKey }) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey })),
    )
    setReady(true)
  }

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={emptyDocument}
      onLoad={handleLoad}
      className="block min-h-0 w-full flex-1 border-0"
    />
  )
}

const emptyDocument = '<!doctype html><html lang="en"><head><title>Email</title></head><body></body></html>'
