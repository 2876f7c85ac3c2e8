import type { NoteDocument, NoteInline } from '../activity/entry.ts'

export const noteMaxLength = 500
export const noteRequiredMessage = 'Note is required'
const noteTooLongMessage = `Note cannot be more than ${noteMaxLength} characters`
export const addNoteFailedMessage = 'Unable to add note, please try again'

/** The note without formatting: one line per paragraph, mentions as `@Ines Cole`. */
export const toPlainText = ({ content }: NoteDocument): string =>
  content
    .map((paragraph) => (paragraph.content ?? []).map(toInlineText).join(''))
    .join('\n')
    .trim()

const toInlineText = (inline: NoteInline) => {
  if (inline.type === 'text') return inline.text
  return inline.type === 'mention' ? `@${inline.attrs.label}` : '\n'
}

/** Counts characters as people see them: a family emoji is one. Line breaks do not count. */
export function getNoteLength(document: NoteDocument): number {
  let length = 0
  for (const { segment } of segmenter.segment(toPlainText(document))) if (segment !== '\n') length += 1
  return length
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function getNoteError(document: NoteDocument): string | undefined {
  if (toPlainText(document) === '') return noteRequiredMessage
  return getNoteLength(document) > noteMaxLength ? noteTooLongMessage : undefined
}

export const listMentionedAgentIds = ({ content }: NoteDocument): string[] => [
  ...new Set(
    content.flatMap((paragraph) =>
      (paragraph.content ?? []).flatMap((inline) => (inline.type === 'mention' ? [inline.attrs.id] : [])),
    ),
  ),
]

/** Replaces the label of each mention by the agent's name. A mention of an unknown agent keeps its label. */
export const setMentionNames = ({ content }: NoteDocument, names: ReadonlyMap<string, string>): NoteDocument => ({
  type: 'doc',
  content: content.map(({ type, content }) => ({
    type,
    ...(content && {
      content: content.map((inline) =>
        inline.type === 'mention'
          ? { ...inline, attrs: { id: inline.attrs.id, label: names.get(inline.attrs.id) ?? inline.attrs.label } }
          : inline,
      ),
    }),
  })),
})
