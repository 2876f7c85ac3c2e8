import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { MentionableAgent, NewNote, Note, NoteDocument, NoteRevision } from './note.ts'

const allow = 'member'
const params = z.object({ noteId: Id })

export const noteEndpoints = endpoints({
  'POST /agent/notes': {
    allow,
    about: 'Adds a note to the history of a contact. Agents who are mentioned hear of it at once.',
    body: NewNote,
    reply: Note,
  },
  'GET /agent/notes/mentionable': {
    allow,
    about: 'The agents of the agency, whom a note can mention.',
    reply: z.array(MentionableAgent),
  },
  'PATCH /agent/notes/:noteId': {
    allow,
    about: 'Rewrites one’s own note. What it said before is kept.',
    params,
    body: z.object({ document: NoteDocument }),
    reply: Note,
  },
  'DELETE /agent/notes/:noteId': {
    allow,
    about: 'Takes a note out of the history. What it said is kept.',
    params,
    reply: z.undefined(),
  },
  'GET /agent/notes/:noteId/history': {
    allow,
    about: 'What a note said before, the newest first; also of one that was deleted.',
    params,
    reply: z.array(NoteRevision),
  },
})
