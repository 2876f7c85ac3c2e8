import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'

interface EditorNode {
  type?: string | undefined
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string }[] | undefined
  content?: EditorNode[] | undefined
}

/** What an editor holds as a note keeps it: nothing of the editor's own comes along. */
export const ownDocument = ({ content = [] }: EditorNode): NoteDocument => ({
  type: 'doc',
  content: content.map((paragraph) => {
    const inlines = (paragraph.content ?? []).flatMap(inlineOf)
    return { type: 'paragraph', ...(inlines.length > 0 && { content: inlines }) }
  }),
})

function inlineOf({ type, text, attrs, marks = [] }: EditorNode): NoteInline[] {
  if (type === 'hardBreak') return [{ type }]
  if (type === 'mention') return [{ type, attrs: { id: String(attrs?.id), label: String(attrs?.label ?? '') } }]
  if (type !== 'text' || !text) return []
  const own = marks.flatMap(({ type }) => (isMark(type) ? [{ type }] : []))
  return [{ type, text, ...(own.length > 0 && { marks: own }) }]
}

const isMark = (type: string): type is 'bold' | 'italic' | 'underline' =>
  type === 'bold' || type === 'italic' || type === 'underline'
