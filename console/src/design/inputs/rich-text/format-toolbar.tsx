import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, type LucideIcon, Underline } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'

interface FormatToolbarProps {
  editor: Editor
  /** Additional buttons, usually `FormatButton`s. */
  children: ReactNode
}

/** Bold, italic and underline buttons for a rich text editor. */
export function FormatToolbar({ editor, children }: FormatToolbarProps) {
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-1 border-line border-b p-1">
      {marks.map(({ mark, label, icon, shortcut }) => (
        <FormatButton
          key={mark}
          editor={editor}
          mark={mark}
          label={label}
          icon={icon}
          shortcut={shortcut}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      {children}
    </div>
  )
}

interface FormatButtonProps {
  editor: Editor
  /** The button is pressed while the selection has this mark. */
  mark?: string
  label: string
  icon: LucideIcon
  shortcut?: string
  onClick: () => void
}

export function FormatButton({ editor, mark, label, icon, shortcut, onClick }: FormatButtonProps) {
  const isActive = useEditorState({ editor, selector: ({ editor }) => mark !== undefined && editor.isActive(mark) })
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={shortcut && `${label} (${shortcut})`}
      aria-pressed={mark === undefined ? undefined : isActive}
      className="aria-pressed:bg-hover aria-pressed:text-ink"
      // Keeps the text selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  )
}

const marks: { mark: string; label: string; icon: LucideIcon; shortcut: string }[] = [
  { mark: 'bold', label: 'Bold', icon: Bold, shortcut: 'Ctrl+B' },
  { mark: 'italic', label: 'Italic', icon: Italic, shortcut: 'Ctrl+I' },
  { mark: 'underline', label: 'Underline', icon: Underline, shortcut: 'Ctrl+U' },
]
