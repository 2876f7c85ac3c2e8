import type { Editor } from '@tiptap/react'
import { Bold, Italic, Link2, type LucideIcon, Underline } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'

interface SignatureToolbarProps {
  editor: Editor
  onLink: () => void
}

/** The few kinds of text a signature has. */
export function SignatureToolbar({ editor, onLink }: SignatureToolbarProps) {
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-1 border-line border-b p-1">
      {kinds.map(({ mark, label, icon, keys }) => (
        <IconButton
          key={mark}
          icon={icon}
          label={label}
          hint={`${label} (${keys})`}
          aria-pressed={editor.isActive(mark)}
          className="aria-pressed:bg-hover aria-pressed:text-ink"
          // The selection it is about must stay where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      <IconButton
        icon={Link2}
        label="Link"
        hint="Link (Ctrl+K)"
        aria-pressed={editor.isActive('link')}
        className="aria-pressed:bg-hover aria-pressed:text-ink"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      />
    </div>
  )
}

const kinds: { mark: 'bold' | 'italic' | 'underline'; label: string; icon: LucideIcon; keys: string }[] = [
  { mark: 'bold', label: 'Bold', icon: Bold, keys: 'Ctrl+B' },
  { mark: 'italic', label: 'Italic', icon: Italic, keys: 'Ctrl+I' },
  { mark: 'underline', label: 'Underline', icon: Underline, keys: 'Ctrl+U' },
]
