import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Import, ImportChoices, ImportedRow, ImportMapping, ImportReading, NewImport, rowOutcomes } from './import.ts'

/** Whole lists of people come in and go: it is for those who look after the account. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ importId: Id })

export const importEndpoints = endpoints({
  'GET /agent/imports': {
    allow,
    about: 'The imports of the account, the last first.',
    reply: z.object({ data: z.array(Import) }),
  },
  'POST /agent/imports': {
    allow,
    about: 'Begins an import. The file itself is then PUT to `/agent/imports/:importId/file`, as it is.',
    body: NewImport,
    reply: Import,
  },
  'GET /agent/imports/:importId': {
    allow,
    about: 'One import: how its file is read, what its columns are, and how far it is.',
    params,
    reply: Import,
  },
  'DELETE /agent/imports/:importId': {
    allow,
    about: 'Puts away an import that has written nothing, with its file.',
    params,
    reply: z.undefined(),
  },
  'PUT /agent/imports/:importId/reading': {
    allow,
    about: 'Reads the file in another way than it was recognised as.',
    params,
    body: ImportReading,
    reply: Import,
  },
  'POST /agent/imports/:importId/check': {
    allow,
    about: 'Goes through the whole file without writing anything, as a job, and tells what would become of each row.',
    params,
    body: z.object({ mapping: ImportMapping, choices: ImportChoices }),
    reply: Import,
  },
  'POST /agent/imports/:importId/start': {
    allow,
    about: 'Imports what was checked, as a job.',
    params,
    reply: Import,
  },
  'POST /agent/imports/:importId/cancelled': {
    allow,
    about: 'Stops a check or an import. What was imported by then stays, and can be undone.',
    params,
    reply: Import,
  },
  'POST /agent/imports/:importId/undone': {
    allow,
    about: 'Takes the whole batch back, as a job. Who was changed since is left as they are.',
    params,
    reply: Import,
  },
  'GET /agent/imports/:importId/rows': {
    allow,
    about: 'What becomes of the rows of a file, and why.',
    params,
    query: z.object({
      outcome: z.enum(rowOutcomes).optional(),
      isLeft: z.enum(['true']).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(ImportedRow), total: z.number() }),
  },
  'POST /agent/imports/:importId/refused-link': {
    allow,
    about: 'Where the rows that were not taken can be downloaded for a few minutes, each with the reason.',
    asks: true,
    params,
    reply: z.object({ url: z.string() }),
  },
})
