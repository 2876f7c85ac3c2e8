import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import type { FieldControl } from '../design/inputs/field.tsx'
import { FormatBar } from './format-bar.tsx'
import { MentionList, optionId } from './mention-list.tsx'
import type { Mentionable } from './mention-names.ts'
import { ownDocument } from './own-document.ts'
import { useMentions } from './use-mentions.ts'

export interface NoteEditorProps {
  control: FieldControl
  labelId: string
  agents: readonly Mentionable[]
  initial: NoteDocument
  onChange: (document: NoteDocument) => void
  onBlur: () => void
  /** Ctrl or Cmd with Enter. */
  onSubmit: () => void
}

/** Where a note is written: bold, italic, underline, line breaks and people. Whatever else is pasted becomes text. */
export function NoteEditor({ control, labelId, agents, initial, onChange, onBlur, onSubmit }: NoteEditorProps) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { extension, asking, active, setActive } = useMentions(agents)
  const latest = useRef({ onChange, onBlur, onSubmit })
  latest.current = { onChange, onBlur, onSubmit }

  const editor = useEditor({
    extensions: [StarterKit.configure(onlyWords), extension],
    content: initial,
    // The page's policy allows no style element.
    injectCSS: false,
    onUpdate: ({ editor }) => latest.current.onChange(ownDocument(editor.getJSON())),
    onBlur: () => latest.current.onBlur(),
    editorProps: {
      attributes: spoken({
        id: control.id,
        'aria-labelledby': labelId,
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': control['aria-invalid'] && 'true',
        'aria-required': 'true',
        'aria-controls': asking ? listId : undefined,
        'aria-activedescendant': asking ? optionId(listId, active) : undefined,
      }),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return false
        latest.current.onSubmit()
        return true
      },
    },
  })
  // Not by the editor itself, which does not wait until it is on the page.
  useEffect(() => {
    editor?.commands.focus('end')
  }, [editor])
  return (
    <div
      ref={frame}
      className="relative rounded-lg border border-control bg-surface has-[[aria-invalid=true]]:border-danger has-[.ProseMirror:focus]:outline has-[.ProseMirror:focus]:outline-2 has-[.ProseMirror:focus]:-outline-offset-1 has-[.ProseMirror:focus]:outline-accent"
    >
      <FormatBar editor={editor} />
      <EditorContent
        editor={editor}
        className="[&>.ProseMirror]:max-h-80 [&>.ProseMirror]:min-h-40 [&>.ProseMirror]:space-y-1 [&>.ProseMirror]:overflow-y-auto [&>.ProseMirror]:whitespace-break-spaces [&>.ProseMirror]:break-words [&>.ProseMirror]:px-3 [&>.ProseMirror]:py-2 [&>.ProseMirror]:outline-none touch:[&>.ProseMirror]:text-lead"
      />
      {asking && (
        <MentionList
          id={listId}
          asking={asking}
          active={active}
          onPoint={setActive}
          frame={frame.current?.getBoundingClientRect()}
        />
      )}
    </div>
  )
}

/** What the box tells those who do not see it. */
function spoken(said: Record<string, string | undefined>): Record<string, string> {
  const known = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return { role: 'textbox', 'aria-multiline': 'true', 'aria-autocomplete': 'list', ...Object.fromEntries(known) }
}

const onlyWords = {
  blockquote: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  heading: false,
  horizontalRule: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
} as const
