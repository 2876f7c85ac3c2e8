import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { FormatButton, FormatToolbar } from './format-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { createStarterKit } from './starter-kit.ts'

interface LinkEditorProps {
  /** The accessible name. */
  label: string
  initial: { content: readonly unknown[] }
  onChange: (document: unknown) => void
  error: string | undefined
}

/** A rich text editor with bold, italic, underline and links, which every mail client supports. */
export function LinkEditor({ label, initial, onChange, error }: LinkEditorProps) {
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: initial.content.length > 0 ? (initial as JSONContent) : null,
    // The Content-Security-Policy forbids inline style elements.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        class: 'min-h-40 whitespace-break-spaces px-3 py-2 text-body outline-none [overflow-wrap:anywhere]',
      },
      handleKeyDown: (_view, event) => {
        if (!(event.key === 'k' && (event.metaKey || event.ctrlKey))) return false
        // Outside of the editor this shortcut opens the command palette.
        event.preventDefault()
        event.stopPropagation()
        setLinking(true)
        return true
      },
    },
    onUpdate: ({ editor }) => onChange(editor.getJSON()),
  })
  return (
    <div>
      <div className="rounded-lg border border-control bg-surface has-[.ProseMirror-focused]:outline has-[.ProseMirror-focused]:outline-2 has-[.ProseMirror-focused]:outline-accent has-[.ProseMirror-focused]:-outline-offset-1">
        <FormatToolbar editor={editor}>
          <FormatButton
            editor={editor}
            mark="link"
            icon={Link2}
            label="Link"
            shortcut="Ctrl+K"
            onClick={() => setLinking(true)}
          />
        </FormatToolbar>
        <EditorContent editor={editor} />
      </div>
      <p role="alert" className={error ? 'mt-1.5 text-danger-ink text-label' : 'sr-only'}>
        {error}
      </p>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

const extensions = [
  createStarterKit({
    openOnClick: false,
    defaultProtocol: 'https',
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { class: 'text-accent-ink underline' },
  }),
]
