import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { AtSign } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { FieldControl } from '../field.tsx'
import type { MentionableAgent } from './find-mentions.ts'
import { FormatButton, FormatToolbar } from './format-toolbar.tsx'
import { getOptionId, MentionList } from './mention-list.tsx'
import { toNoteDocument } from './note-document.ts'
import { createStarterKit } from './starter-kit.ts'
import { useMentions } from './use-mentions.ts'

export interface MentionEditorProps {
  control: FieldControl
  labelId: string
  agents: readonly MentionableAgent[]
  initial: NoteDocument
  onChange: (document: NoteDocument) => void
  onBlur: () => void
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onSubmit: () => void
}

/** A rich text editor with bold, italic, underline and @mentions of agents. */
export function MentionEditor({ control, labelId, agents, initial, onChange, onBlur, onSubmit }: MentionEditorProps) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { extension, suggestions, activeIndex, setActiveIndex } = useMentions(agents)
  const latest = useRef({ onChange, onBlur, onSubmit })
  latest.current = { onChange, onBlur, onSubmit }

  const editor = useEditor({
    extensions: [createStarterKit(false), extension],
    content: initial,
    // The Content-Security-Policy forbids inline style elements.
    injectCSS: false,
    onUpdate: ({ editor }) => latest.current.onChange(toNoteDocument(editor.getJSON())),
    onBlur: () => latest.current.onBlur(),
    editorProps: {
      attributes: toAttributes({
        id: control.id,
        'aria-labelledby': labelId,
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': control['aria-invalid'] && 'true',
        'aria-required': 'true',
        'aria-controls': suggestions ? listId : undefined,
        'aria-activedescendant': suggestions ? getOptionId(listId, activeIndex) : undefined,
      }),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return false
        latest.current.onSubmit()
        return true
      },
    },
  })
  // The editor's own autofocus runs before it is in the document.
  useEffect(() => {
    editor?.commands.focus('end')
  }, [editor])
  return (
    <div
      ref={frame}
      className="relative rounded-lg border border-control bg-surface has-[[aria-invalid=true]]:border-danger has-[.ProseMirror:focus]:outline has-[.ProseMirror:focus]:outline-2 has-[.ProseMirror:focus]:-outline-offset-1 has-[.ProseMirror:focus]:outline-accent"
    >
      <FormatToolbar editor={editor}>
        <FormatButton editor={editor} icon={AtSign} label="Mention an agent" onClick={() => startMention(editor)} />
      </FormatToolbar>
      <EditorContent
        editor={editor}
        className="[&>.ProseMirror]:max-h-80 [&>.ProseMirror]:min-h-40 [&>.ProseMirror]:space-y-1 [&>.ProseMirror]:overflow-y-auto [&>.ProseMirror]:whitespace-break-spaces [&>.ProseMirror]:break-words [&>.ProseMirror]:px-3 [&>.ProseMirror]:py-2 [&>.ProseMirror]:outline-none touch:[&>.ProseMirror]:text-lead"
      />
      {suggestions && (
        <MentionList
          id={listId}
          suggestions={suggestions}
          activeIndex={activeIndex}
          onHover={setActiveIndex}
          frame={frame.current?.getBoundingClientRect()}
        />
      )}
    </div>
  )
}

/** The accessibility attributes of the editable element, without undefined values. */
function toAttributes(attributes: Record<string, string | undefined>): Record<string, string> {
  const defined = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { role: 'textbox', 'aria-multiline': 'true', 'aria-autocomplete': 'list', ...Object.fromEntries(defined) }
}

/** Inserts an `@`, after a space if needed: it opens the list only at the start of a word. */
function startMention(editor: Editor) {
  const { from } = editor.state.selection
  const previous = editor.state.doc.textBetween(Math.max(0, from - 1), from, ' ', ' ')
  editor
    .chain()
    .focus()
    .insertContent(/^\s?$/.test(previous) ? '@' : ' @')
    .run()
}
