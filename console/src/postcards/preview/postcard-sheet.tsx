import type { ReactNode } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { useKeyboardScroll } from '../../design/layout/use-keyboard-scroll.ts'
import { BottomSheet } from '../../design/overlays/bottom-sheet.tsx'
import { PostcardFaces } from './postcard-faces.tsx'

interface PostcardSheetProps {
  open: boolean
  onClose: () => void
  /** The postcard's own title, for screen readers. */
  name: string
  title?: string
  description?: string | undefined
  settings: object
  isSmart?: boolean
  /** Beside the postcard: about a template, or what to check before publishing. */
  aside?: ReactNode
  actions?: ReactNode
}

/** Both sides of a postcard at full size. Without `aside` and `actions`, it only shows them. */
export function PostcardSheet(props: PostcardSheetProps) {
  const { open, onClose, name, title = 'Preview Postcard', description, settings, isSmart = false } = props
  const { aside, actions } = props
  return (
    <BottomSheet open={open} onClose={onClose} title={title} description={description} actions={actions}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto border-line border-t sm:grid sm:overflow-hidden sm:[&:has(>section)]:grid-cols-[340px_minmax(0,1fr)]">
        {aside && (
          <section aria-label="About this postcard" className="border-line px-5 py-4 sm:overflow-y-auto sm:border-r">
            {aside}
          </section>
        )}
        <Preview name={name} settings={settings} isSmart={isSmart} />
      </div>
    </BottomSheet>
  )
}

/** Rendered inside of the sheet, so that its size is known. */
function Preview({ name, settings, isSmart }: { name: string; settings: object; isSmart: boolean }) {
  return (
    <div
      {...useKeyboardScroll()}
      className="flex-1 space-y-6 bg-[length:16px_16px] bg-dots bg-sunken p-4 sm:overflow-y-auto sm:p-8"
    >
      {isSmart && (
        <div className="mx-auto max-w-[820px]">
          <Callout>
            Smart Content automatically updates the content in this postcard. You are currently viewing a sample.
          </Callout>
        </div>
      )}
      <PostcardFaces title={name} settings={settings} />
    </div>
  )
}
