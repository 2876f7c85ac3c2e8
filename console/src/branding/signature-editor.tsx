import type { Signature } from '@gable/shared/branding/signature.ts'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { SignatureToolbar } from './signature-toolbar.tsx'

interface SignatureEditorProps {
  initial: Signature
  onChange: (document: unknown) => void
  problem: string | undefined
}

/** Rich text of the few kinds that every mail program shows: bold, italic, underlined, linked. */
export function SignatureEditor({ initial, onChange, problem }: SignatureEditorProps) {
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: initial.content.length > 0 ? (initial as JSONContent) : null,
    // The console's policy allows no styles within the page; ours are classes.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': 'Your signature',
        'aria-multiline': 'true',
        class: 'min-h-40 whitespace-break-spaces px-3 py-2 text-body outline-none [overflow-wrap:anywhere]',
      },
      handleKeyDown: (_view, event) => {
        if (!(event.key === 'k' && (event.metaKey || event.ctrlKey))) return false
        // Elsewhere it opens the command palette.
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
        <SignatureToolbar editor={editor} onLink={() => setLinking(true)} />
        <EditorContent editor={editor} />
      </div>
      <p role="alert" className={problem ? 'mt-1.5 text-danger-ink text-label' : 'sr-only'}>
        {problem}
      </p>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

const extensions = [
  StarterKit.configure({
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { class: 'text-accent-ink underline' },
    },
  }),
]
