import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'

interface EditorNode {
  type?: string | undefined
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string }[] | undefined
  content?: EditorNode[] | undefined
}

/** Converts the editor's JSON to a note, keeping only the supported nodes, marks and attributes. */
export const toNoteDocument = ({ content = [] }: EditorNode): NoteDocument => ({
  type: 'doc',
  content: content.map((paragraph) => {
    const inlines = (paragraph.content ?? []).flatMap(toInlines)
    return { type: 'paragraph', ...(inlines.length > 0 && { content: inlines }) }
  }),
})

function toInlines({ type, text, attrs, marks = [] }: EditorNode): NoteInline[] {
  if (type === 'hardBreak') return [{ type }]
  if (type === 'mention') return [{ type, attrs: { id: String(attrs?.id), label: String(attrs?.label ?? '') } }]
  if (type !== 'text' || !text) return []
  const supported = marks.flatMap(({ type }) => (isMark(type) ? [{ type }] : []))
  return [{ type, text, ...(supported.length > 0 && { marks: supported }) }]
}

const isMark = (type: string): type is 'bold' | 'italic' | 'underline' =>
  type === 'bold' || type === 'italic' || type === 'underline'
