import { type Editor, useEditorState } from '@tiptap/react'
import { AtSign, Bold, Italic, Underline } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'

/** How the chosen words look. */
export function FormatBar({ editor }: { editor: Editor | null }) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor?.isActive('bold') ?? false,
      italic: editor?.isActive('italic') ?? false,
      underline: editor?.isActive('underline') ?? false,
    }),
  })
  const chain = () => editor?.chain().focus()
  const looks = [
    { icon: Bold, label: 'Bold', on: state?.bold, press: () => chain()?.toggleBold().run() },
    { icon: Italic, label: 'Italic', on: state?.italic, press: () => chain()?.toggleItalic().run() },
    { icon: Underline, label: 'Underline', on: state?.underline, press: () => chain()?.toggleUnderline().run() },
  ]
  return (
    <div role="toolbar" aria-label="Format" className="flex gap-0.5 border-line border-b p-1">
      {looks.map(({ icon, label, on, press }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={on}
          // The words that are chosen stay chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          className="aria-pressed:bg-hover aria-pressed:text-ink"
        />
      ))}
      <IconButton
        icon={AtSign}
        label="Mention an agent"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => mention(editor)}
      />
    </div>
  )
}

/** An `@` stands for somebody only at the beginning of a word. */
function mention(editor: Editor | null) {
  if (!editor) return
  const { from } = editor.state.selection
  const before = editor.state.doc.textBetween(Math.max(0, from - 1), from, ' ', ' ')
  editor
    .chain()
    .focus()
    .insertContent(/^\s?$/.test(before) ? '@' : ' @')
    .run()
}
