import { cleanText } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import { type Crm, CrmError, type CrmNote } from '../crm.ts'
import { type FollowUpBossRequests, Metadata, title } from './requests.ts'

const text = z.string().nullish()
const id = z.union([z.number(), z.string()])
const Note = z.looseObject({
  id: z.coerce.number(),
  personId: id,
  subject: text,
  body: text,
  isHtml: z.union([z.boolean(), z.number()]).nullish(),
  created: text,
  updated: text,
  createdBy: text,
})
const Notes = z.looseObject({ _metadata: Metadata, notes: z.array(z.unknown()) })

type NoteCalls = Pick<Crm, 'listNotes' | 'findNote' | 'createNote' | 'getNote' | 'updateNote' | 'deleteNote'>

export const createNoteCalls = (requests: FollowUpBossRequests): NoteCalls => ({
  listNotes: async (next) => {
    const query = new URLSearchParams({ limit: '100', ...(next && { next }) })
    const { notes, _metadata } = await requests.get(`notes?${query}`, Notes)
    return {
      notes: notes.flatMap((note) => readNote(note) ?? []),
      next: notes.length === 0 ? undefined : (_metadata?.next ?? undefined),
    }
  },
  findNote: async (personId, text) => {
    const { notes } = await requests.get(`notes?${new URLSearchParams({ personId, limit: '100' })}`, Notes)
    const found = notes.flatMap((note) => readNote(note) ?? []).find((note) => note.text === cleanText(text))
    return found && String(found.id)
  },
  createNote: async (personId, body) => {
    const { json } = await requests.send('POST', 'notes', { personId: Number(personId), body })
    const note = z.looseObject({ id }).safeParse(json)
    if (!note.success) throw new CrmError('UNAVAILABLE', `${title} did not say which note it created`)
    return String(note.data.id)
  },
  getNote: (id) => requests.getUnlessGone(`notes/${encodeURIComponent(id)}`, readNote),
  updateNote: async (id, text) => {
    await requests.send('PUT', `notes/${encodeURIComponent(id)}`, { subject: '', body: text, isHtml: false })
  },
  deleteNote: async (id) => {
    await requests.send('DELETE', `notes/${encodeURIComponent(id)}`)
  },
})

function readNote(entry: unknown): CrmNote | undefined {
  const parsed = Note.safeParse(entry)
  if (!parsed.success) return undefined
  const { id, personId, subject, body, isHtml, created, updated, createdBy } = parsed.data
  const plain = isHtml ? stripHtml(body ?? '') : (body ?? '')
  const time = Date.parse(created ?? '')
  return {
    id,
    personId: String(personId),
    author: createdBy ?? '',
    text: cleanText([subject, plain].filter(Boolean).join('\n')),
    at: Number.isNaN(time) ? new Date() : new Date(time),
    updatedAt: new Date(Date.parse(updated ?? created ?? '') || 0),
  }
}

/** Only text is kept, which is escaped wherever it is shown. */
const stripHtml = (html: string) =>
  html
    .replace(/<(br|\/p|\/div|\/li)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
